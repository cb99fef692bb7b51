import type { WebRoom } from '#kernel/web/pages.ts'
import { sealingWeb } from '#platform/sealing/sealing.web.ts'
import { signingWeb } from '#platform/signing/signing.web.ts'

const found = import.meta.glob<Record<string, WebRoom>>('../applications/*/*-links.web.ts', { eager: true })

/** Rooms whose pages a link opens, to whoever holds it: they come without the rest of the product. */
export const linkRooms: readonly WebRoom[] = [
  signingWeb,
  sealingWeb,
  ...Object.values(found).flatMap(rooms => Object.values(rooms)),
]
