type Stay = { first: string; last: string | null }

/** Days that no contract covers, each once, with the last day of the contract before, where there was one. */
export function daysWithoutContract(contracts: readonly Stay[], worked: readonly string[]) {
  const covers = (day: string) => contracts.some(({ first, last }) => first <= day && (last === null || day <= last))
  return [...new Set(worked)]
    .toSorted()
    .filter(day => !covers(day))
    .map(day => ({
      day,
      after:
        contracts
          .flatMap(({ last }) => (last !== null && last < day ? [last] : []))
          .toSorted()
          .at(-1) ?? null,
    }))
}
