import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { isOwnPath } from '#kernel/shared/own-path.ts'

/** Drawn icons that a shortcut may bear. */
export const shortcutIcons = [
  'link',
  'bolt',
  'print',
  'calendar',
  'mail',
  'phone',
  'map',
  'weather',
  'document',
  'folder',
  'people',
  'truck',
  'scale',
  'plant',
  'factory',
  'chart',
  'euro',
  'camera',
  'video',
  'school',
  'tools',
  'warning',
  'info',
  'star',
] as const

/** An action opens and closes by itself; a link opens beside (platform-core, section 7, Shortcuts). */
export const shortcutTypes = [
  { id: 1, label: 'Action' },
  { id: 2, label: 'Lien' },
] as const

const typeId = z.union([z.literal(1), z.literal(2)])
export const ShortcutType = z.object({ id: typeId, label: z.enum(['Action', 'Lien']) })
export type ShortcutType = z.output<typeof ShortcutType>

/** A secure address, or a page of Sillon; nothing that a browser would run (`javascript:`) or send in clear. */
const ShortcutUrl = z.string().trim().max(2_000).refine(isSafeTarget, 'shortcuts.url-refused')

function isSafeTarget(text: string) {
  if (isOwnPath(text)) return true
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}

export const Shortcut = z.object({
  id: idOf('platform.shortcut'),
  label: z.string(),
  icon: z.string(),
  url: z.string(),
  ShortcutType,
  position: z.int(),
  active: z.boolean(),
  services: z.array(z.object({ id: idOf('platform.service'), name: z.string() })),
  version: z.int32(),
})
export type Shortcut = z.output<typeof Shortcut>

/** What a person is laid before; `favourite` those that he put first. */
export const OwnShortcut = Shortcut.pick({ id: true, label: true, icon: true, url: true, ShortcutType: true }).extend({
  favourite: z.boolean(),
})
export type OwnShortcut = z.output<typeof OwnShortcut>

export const ShortcutInput = {
  label: z.string().trim().min(1).max(60),
  icon: z.enum(shortcutIcons),
  url: ShortcutUrl,
  ShortcutType: typeId,
  services: z.array(idOf('platform.service')).max(500),
}
