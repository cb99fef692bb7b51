/** The dotted name behind the bytes of an object. */
export function dottedName(content: Buffer): string {
  const numbers: number[] = []
  let number = 0
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      numbers.push(number)
      number = 0
    }
  }
  const [head = 0, ...rest] = numbers
  const first = Math.min(2, Math.floor(head / 40))
  return [first, head - 40 * first, ...rest].join('.')
}
