import { ApiError } from '#kernel/web/api.ts'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { type ClientOfTab, currentSession, type Person, setClient } from '#kernel/web/session.ts'
import { clientChoice, homeOfSuperRole } from '#platform/identity/landing.model.ts'
import { leadingTo } from '#platform/identity/return-address.model.ts'
import type { ClientChosen } from '#platform/rights/menu.model.ts'
import { elementPage } from '../../shell.web.ts'
import { declaredAt, type LoadManifests } from '../manifests.ts'
import { elementOf, placeAtAddress, placeOfElement } from '../menu/menu-tree.ts'
import { menuQuery } from '../menu/use-menu.ts'
import { outcomeAddress } from '../outcome/outcome-address.ts'
import { bearsRoleInClient, bearsSuperRole } from './bears-role.ts'
import { isOfThePlatform, rolesOfPage } from './roles-of-page.ts'

/** A person's own account needs no client. */
const ownPages = new Set(['userProfile', 'bugReportMailer', 'userNotifications'])

/** Where to go instead of `page`, for somebody signed in; nothing when he may enter. */
export async function judgePage(page: Page, { pathname, search }: URL, loadManifests: LoadManifests) {
  const { person, client } = currentSession()
  if (!person) return undefined
  const refused = outcomeAddress('/unauthorized', pathname)
  const roles = rolesOfPage(page)
  if (roles && bearsSuperRole(roles, person)) return undefined
  if (roles && isOfThePlatform(roles)) return refused
  if (page.layout === 'appBarOnly' || (page.name && ownPages.has(page.name))) return undefined
  if (!client) return withoutClient(person, pathname, search)

  const menu = await menuOf(person, client)
  if (!menu) return '/unauthorized'
  if (roles && !(await bearsRoleInClient(roles, person, menu))) return refused
  if (page === elementPage) return judgeAddress(menu, pathname, loadManifests)
  if (page.element && !mayOpen(menu, page.element)) return refused
  return undefined
}

/** A home that no room brings would lead to itself without end. */
function withoutClient(person: Person, pathname: string, search: string) {
  const home = homeOfSuperRole(person)
  return home === pathname
    ? outcomeAddress('/error-404', pathname)
    : (home ?? leadingTo(clientChoice, pathname + search))
}

/** No menu: the client is no longer the person's, and the tab forgets it. */
async function menuOf(person: Person, client: ClientOfTab): Promise<ClientChosen | undefined> {
  try {
    return await queryClient.ensureQueryData(menuQuery({ userId: person.id, clientId: client.id }))
  } catch (failure) {
    if (!(failure instanceof ApiError) || ![403, 404].includes(failure.status)) throw failure
    setClient(null)
    return undefined
  }
}

function mayOpen(menu: ClientChosen, element: string) {
  const place = placeOfElement(menu.modules, element)
  return place !== undefined && elementOf(place).level > 0
}

async function judgeAddress(menu: ClientChosen, address: string, loadManifests: LoadManifests) {
  const place = placeAtAddress(menu.modules, address)
  if (place && elementOf(place).level > 0) return undefined
  const exists = place !== undefined || declaredAt(await loadManifests(), address) !== undefined
  return outcomeAddress(exists ? '/unauthorized' : '/error-404', address)
}
