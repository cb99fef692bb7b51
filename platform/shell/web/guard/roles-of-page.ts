import type { Role } from '#kernel/shared/access.ts'
import type { LayoutName, Page } from '#kernel/web/pages.ts'

/** What an administration asks of whoever enters it, unless one of its pages says otherwise. */
const rolesOfLayouts: Partial<Record<LayoutName, readonly Role[]>> = {
  superAdmin: ['superAdmin'],
  superDev: ['superDev'],
  adminOfClient: ['adminOfClient'],
}

/** The roles of which one opens the page; nothing where roles do not count. */
export const rolesOfPage = ({ roles, layout }: Page) => roles ?? rolesOfLayouts[layout]

const superRoles: readonly Role[] = ['superAdmin', 'superDev']

/** Whether a super role alone opens the page: it stands beyond any client. */
export const isOfThePlatform = (roles: readonly Role[]) => roles.every(role => superRoles.includes(role))
