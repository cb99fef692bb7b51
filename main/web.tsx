import { startWeb } from '#kernel/web/start.tsx'
import { rememberLeftPage } from '#platform/identity/identity.web.ts'
import { layoutsOf } from '#platform/shell/web/layouts.tsx'
import { pageGuard } from '#platform/shell/web/guard/page-guard.ts'
import { loadEntry } from '#platform/users/users.web.ts'
import { applicationsWeb, webRooms } from './applications.web.ts'

const loadManifests = () => import('./applications.ts')

rememberLeftPage()

await startWeb({
  rooms: webRooms,
  layouts: layoutsOf({ applications: applicationsWeb, loadManifests }),
  guard: pageGuard(loadManifests),
  redirects: { '/': '/dashboard' },
  loadEntry,
})
