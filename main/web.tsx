import { tellFailuresTo } from '#kernel/web/failures.ts'
import { currentSession } from '#kernel/web/session.ts'
import { startWeb } from '#kernel/web/start.tsx'
import { identityWeb } from '#platform/identity/identity.web.ts'
import { rememberLeftPage } from '#platform/identity/web/left-page.ts'
import { BlankLayout } from '#platform/shell/web/blank-layout.tsx'
import { loadEntry } from '#platform/users/users.web.ts'
import { isOpenedByLink } from './link-addresses.ts'
import { roomsAt } from './pages-of-applications.ts'

rememberLeftPage()
tellFailuresTo(async failure =>
  (await import('#platform/monitoring/web/send-client-error.ts')).sendClientError(failure),
)

/** The sign-in page comes alone; the shell and the addresses of rooms follow with the first other page, unless a link opens it. */
await startWeb({
  rooms: [identityWeb],
  layouts: { blank: BlankLayout },
  redirects: { '/': () => (currentSession().status === 'in' ? '/dashboard' : '/login') },
  furtherWing: async (path = '/') => {
    if (isOpenedByLink(path)) return (await import('./links-wing.tsx')).linksWing
    // Its rooms are asked for beside the wing, which finds them there: neither waits for the other.
    const [{ furtherWing }] = await Promise.all([import('./further-wing.ts'), roomsAt(path)])
    return furtherWing
  },
  loadEntry,
})
