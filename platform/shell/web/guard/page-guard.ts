import type { GuardOfPages } from '#kernel/web/routes.tsx'
import { currentSession } from '#kernel/web/session.ts'
import { leadingTo } from '#platform/identity/return-address.model.ts'
import { elementPage } from '../../shell.web.ts'
import { isOfAnApplication, type LoadManifests } from '../manifests.ts'
import { outcomeAddress } from '../outcome/outcome-address.ts'

/** Judges every page: signed in, then client, role and right. The rules beyond the first are loaded once signed in. */
export const pageGuard =
  (loadManifests: LoadManifests): GuardOfPages =>
  async (page, asked) => {
    if (page.layout === 'blank' || page.layout === 'applicants') return undefined
    const { pathname, search } = asked.url
    if (currentSession().status === 'in') {
      const { judgePage } = await import('../shell-of-pages.ts')
      return judgePage(page, asked.url, loadManifests)
    }
    const isUnknown = page === elementPage && !isOfAnApplication(await loadManifests(), pathname)
    if (isUnknown) return outcomeAddress('/error-404', pathname)
    return leadingTo('/login', page.name === 'dashboard' ? undefined : pathname + search)
  }
