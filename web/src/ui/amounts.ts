const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const fine = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumSignificantDigits: 2 });

/** money is an amount in US dollars; below a cent it keeps two digits that count. */
export function money(usd: number): string {
  return usd > 0 && usd < 0.01 ? fine.format(usd) : cents.format(usd);
}

/** seconds is a duration of so many milliseconds, as people say it. */
export function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
