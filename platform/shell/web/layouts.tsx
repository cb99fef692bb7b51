import { type ComponentType, lazy, memo, Suspense } from 'react'
import { loadLabels } from '#kernel/web/i18n.ts'
import { FirstLoad } from '#kernel/web/kit/first-load.tsx'
import type { Layouts } from '#kernel/web/routes.tsx'
import { shellLabels } from '../shell.web.ts'
import { BlankLayout } from './blank-layout.tsx'
import { ShellContext, type ShellParts } from './shell-context.ts'

/** The brief's layouts. All but the blank one are fetched, with their texts, once somebody is signed in. */
export function layoutsOf(parts: ShellParts): Layouts {
  const within = (Layout: ComponentType): ComponentType => {
    const WithParts = () => (
      <ShellContext value={parts}>
        <Suspense fallback={<FirstLoad />}>
          <Layout />
        </Suspense>
      </ShellContext>
    )
    return memo(WithParts)
  }
  const roleLayout = within(fetched(async () => (await import('./role-layout.tsx')).RoleLayout))
  return {
    blank: within(BlankLayout),
    applicants: within(BlankLayout),
    content: within(fetched(loadContentLayout)),
    appBarOnly: within(fetched(async () => (await import('./app-bar-only-layout.tsx')).AppBarOnlyLayout)),
    superAdmin: roleLayout,
    superDev: roleLayout,
    adminOfClient: roleLayout,
  }
}

const loadContentLayout = async () => (await import('./content-layout.tsx')).ContentLayout

/** What stands around nearly every page of somebody signed in, and what judges whether he may open it. */
export const fetchShell = () =>
  Promise.all([loadContentLayout(), loadLabels([shellLabels]), import('./guard/judge-page.ts')])

const fetched = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [layout] = await Promise.all([load(), loadLabels([shellLabels])])
    return { default: layout }
  })
