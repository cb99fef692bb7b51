/** Whether `release` came after `former`: by its numbers, `0.10.0` after `0.9.3`; `1.0.0` after `1.0.0-beta.2`. */
export function isNewerRelease(release: string, former: string): boolean {
  const [own, other] = [numbersOf(release), numbersOf(former)]
  for (let at = 0; at < Math.max(own.length, other.length); at += 1) {
    const difference = (own[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  const [isEarly, wasEarly] = [isPreliminary(release), isPreliminary(former)]
  return isEarly && wasEarly ? release.localeCompare(former, 'en', { numeric: true }) > 0 : wasEarly && !isEarly
}

const numbersOf = (release: string) =>
  (release.split(/[-+]/)[0] ?? '').split('.').map(part => Number.parseInt(part, 10) || 0)
const isPreliminary = (release: string) => release.includes('-')
