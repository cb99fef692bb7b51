import { preference } from '#kernel/web/preferences.ts'

/** What this browser signs in with, and as which device; null in a browser of one person. */
export const deviceKey = preference<{ key: string; name: string } | null>(
  'device',
  text => {
    const [key = '', ...name] = (text ?? '').split(' ')
    return key === '' ? null : { key, name: name.join(' ') }
  },
  kept => (kept ? `${kept.key} ${kept.name}` : ''),
)
