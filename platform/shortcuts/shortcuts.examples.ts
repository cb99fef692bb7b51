import type { Examples } from '#kernel/testing/examples.ts'
import type { shortcutsCalls } from './shortcuts.calls.ts'

export const shortcutsExamples: Examples<typeof shortcutsCalls> = {
  orderShortcuts: here => ({ ids: here.rows('platform.shortcut').map(({ id }) => String(id)) }),
  createShortcut: () => ({ label: 'mot', icon: 'link', url: 'https://example.com', ShortcutType: 2, services: [] }),
  editShortcut: here => ({
    id: here.id('platform.shortcut'),
    label: 'mot',
    icon: 'link',
    url: '/dashboard',
    ShortcutType: 2,
    services: [],
  }),
}
