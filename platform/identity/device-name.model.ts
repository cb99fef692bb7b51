const browsers: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [mark: RegExp, name: string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: typeof browsers, agent: string) => names.find(([mark]) => mark.test(agent))?.[1]

/** What a person calls the device that sent this `User-Agent`; another program is called by its own first word. */
export function deviceNameOf(agent: string | null): { browser: string | undefined; system: string | undefined } {
  if (!agent) return { browser: undefined, system: undefined }
  const browser = nameIn(browsers, agent) ?? agent.split(/[/\s]/)[0]
  return { browser: browser || undefined, system: nameIn(systems, agent) }
}
