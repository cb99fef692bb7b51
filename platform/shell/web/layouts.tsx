import { type ComponentType, memo } from 'react'
import { FirstLoad } from '#kernel/web/kit/first-load.tsx'
import { later } from '#kernel/web/later.tsx'
import type { Layouts } from '#kernel/web/routes.tsx'
import { shellLabels } from '../shell.web.ts'
import { BlankLayout } from './blank-layout.tsx'
import { ShellContext, type ShellParts } from './shell-context.ts'

const fetched = (load: () => Promise<ComponentType>) => later(load, { labels: [shellLabels], fallback: <FirstLoad /> })

const ContentLayout = fetched(async () => (await import('./content-layout.tsx')).ContentLayout)
const RoleLayout = fetched(async () => (await import('./role-layout.tsx')).RoleLayout)
const AppBarOnlyLayout = fetched(async () => (await import('./app-bar-only-layout.tsx')).AppBarOnlyLayout)

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
export const fetchShell = () => Promise.all([ContentLayout.fetch(), import('./guard/judge-page.ts')])
