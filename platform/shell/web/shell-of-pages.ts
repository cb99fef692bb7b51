/** What stands around the pages of somebody signed in, and what judges whether he may open one: fetched together. */
export { AppBarOnlyLayout } from './app-bar-only-layout.tsx'
export { ContentLayout } from './content-layout.tsx'
export { judgePage } from './guard/judge-page.ts'
export { RoleLayout } from './role-layout.tsx'
