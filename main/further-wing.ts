import { keepDraftsIn } from '#kernel/web/kit/drafts.ts'
import { startLive } from '#kernel/web/live.ts'
import { startOffline } from '#kernel/web/offline/start-offline.ts'
import type { Wing } from '#kernel/web/routes.tsx'
import { draftsOnServer } from '#platform/drafts/drafts.web.ts'
import { identityWeb } from '#platform/identity/identity.web.ts'
import { askSocketTicket } from '#platform/identity/web/ask-socket-ticket.ts'
import { pageGuard } from '#platform/shell/web/guard/page-guard.ts'
import { fetchShell, layoutsOf } from '#platform/shell/web/layouts.tsx'
import { applicationsWeb, roomsAtOnce } from './applications.web.ts'
import { PageFrame } from './page-frame.tsx'
import { roomsAt } from './pages-of-applications.ts'

startLive(askSocketTicket)
keepDraftsIn(draftsOnServer)
void startOffline()

const loadManifests = () => import('./manifests.web.ts')

/** Every page but that of sign-in, which is there from the start. */
export const furtherWing: Wing = {
  rooms: roomsAtOnce.filter(room => room !== identityWeb),
  roomsAt,
  layouts: layoutsOf({ applications: applicationsWeb, loadManifests }),
  frame: PageFrame,
  fills: applicationsWeb.flatMap(({ fills = [] }) => fills),
  guard: pageGuard(loadManifests),
  ahead: fetchShell,
}
