/** The thousands, or hundreds, that a count has passed; where it stopped, at 1 010, is the end of a page. */
export const roundBelow = (counted: number) => {
  const step = counted >= 1_000 ? 1_000 : 100
  return counted < step ? counted : counted - (counted % step)
}
