import type { HouseRules } from "../lobby/house";

const PARAMETER = "house_rules";

/** The page of an edition's rules, with house rules worked in. */
export function rulesPath(edition: string, rules: HouseRules): string {
  const path = `/rules/${edition}`;
  if (!Object.keys(rules).length) return path;
  return `${path}?${new URLSearchParams({ [PARAMETER]: JSON.stringify(rules) }).toString()}`;
}

/** The house rules in such an address; none where they cannot be read. */
export function rulesFrom(search: string): HouseRules {
  try {
    const found: unknown = JSON.parse(new URLSearchParams(search).get(PARAMETER) ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found)
      ? (found as HouseRules)
      : {};
  } catch {
    return {};
  }
}
