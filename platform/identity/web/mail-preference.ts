import { preference } from '#kernel/web/preferences.ts'

/** The address that the person asked this browser to remember. */
export const mailPreference = preference<string | null>(
  'mail',
  text => text || null,
  mail => mail ?? '',
)
