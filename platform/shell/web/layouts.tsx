import { type ComponentType, memo } from 'react'
import { FirstLoad } from '#kernel/web/kit/first-load.tsx'
import { later } from '#kernel/web/later.tsx'
import type { Layouts } from '#kernel/web/routes.tsx'
import { shellLabels } from '../shell.web.ts'
import { BlankLayout } from './blank-layout.tsx'
import { ShellContext, type ShellParts } from './shell-context.ts'

const shellOfPages = () => import('./shell-of-pages.ts')
const fetched = (load: () => Promise<ComponentType>) => later(load, { labels: [shellLabels], fallback: <FirstLoad /> })

const ContentLayout = fetched(async () => (await shellOfPages()).ContentLayout)
const RoleLayout = fetched(async () => (await shellOfPages()).RoleLayout)
const AppBarOnlyLayout = fetched(async () => (await shellOfPages()).AppBarOnlyLayout)

/** The brief's layouts. All but the blank one are fetched, with their texts, once somebody is signed in. */
export function layoutsOf(parts: ShellParts): Layouts {
  const within = (Layout: ComponentType): ComponentType => {
    const WithParts = () => (
      <ShellContext value={parts}>
        <Layout />
      </ShellContext>
    )
    return memo(WithParts)
  }
  const roleLayout = within(RoleLayout)
  return {
    blank: within(BlankLayout),
    applicants: within(BlankLayout),
    content: within(ContentLayout),
    appBarOnly: within(AppBarOnlyLayout),
    superAdmin: roleLayout,
    superDev: roleLayout,
    adminOfClient: roleLayout,
  }
}

/** What stands around nearly every page of somebody signed in, and what judges whether he may open it. */
export const fetchShell = () => ContentLayout.fetch()
