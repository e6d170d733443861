import { lastName } from "../lib/cards";

/** A mark for each pawn: the initial of its last name, with one more letter where initials collide. */
export function initials(names: Record<string, string>): Record<string, string> {
  const last = Object.entries(names).map(([id, name]): [string, string] => [id, lastName(name)]);
  const marks: Record<string, string> = {};
  for (const [id, name] of last) {
    const first = name.charAt(0).toLocaleUpperCase();
    const rivals = last.filter(([, other]) => other.charAt(0).toLocaleUpperCase() === first);
    let tell = 0;
    if (rivals.length > 1) {
      const longest = Math.max(...rivals.map(([, other]) => other.length));
      for (tell = 1; tell < longest; tell++) {
        const letters = rivals.map(([, other]) => other.charAt(tell).toLocaleLowerCase());
        if (new Set(letters).size === rivals.length) break;
      }
    }
    marks[id] = tell ? first + name.charAt(tell) : first;
  }
  return marks;
}
