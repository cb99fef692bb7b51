import type { Wing } from '#kernel/web/routes.tsx'
import { identityWeb } from '#platform/identity/identity.web.ts'
import { pageGuard } from '#platform/shell/web/guard/page-guard.ts'
import { layoutsOf } from '#platform/shell/web/layouts.tsx'
import { applicationsWeb, webRooms } from './applications.web.ts'

const loadManifests = () => import('./applications.ts')

/** Every page but that of sign-in, which is there from the start. */
export const furtherWing: Wing = {
  rooms: webRooms.filter(room => room !== identityWeb),
  layouts: layoutsOf({ applications: applicationsWeb, loadManifests }),
  guard: pageGuard(loadManifests),
}
