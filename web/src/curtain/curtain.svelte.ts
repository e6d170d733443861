/** After it has fallen it stays down for so long (ms): a hasty second tap must not lift it. */
const REST = 600;

/**
 * The curtain between the hands of those who share this device. Nothing of it is kept: with a new
 * page, a new tab or on the way back it is down.
 */
export class Curtain {
  /** The seat whose hand lies open. */
  lifted = $state.raw<number | null>(null);
  /** It has fallen a moment ago. */
  resting = $state(false);
  #seats: readonly number[];
  #awaited: number | null = null;

  constructor(seats: readonly number[]) {
    this.#seats = seats;
  }

  lift = (seat: number): void => {
    if (!this.resting && this.#seats.includes(seat)) this.lifted = seat;
  };

  hide = (): void => {
    if (this.lifted === null) return;
    this.lifted = null;
    this.resting = true;
    setTimeout(() => (this.resting = false), REST);
  };

  /** Who is awaited: it falls as soon as that is another of those who share the device. */
  await(seat: number | null): void {
    const news = seat !== this.#awaited;
    this.#awaited = seat;
    if (news && seat !== null && seat !== this.lifted && this.#seats.includes(seat)) this.hide();
  }
}
