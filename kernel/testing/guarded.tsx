import { Outlet } from 'react-router'
import { PageGuard } from '#kernel/web/kit/page-guard.tsx'

/** What stands around every page, as in the browser: it holds who leaves while something is saved or unsaved. */
export const Guarded = () => (
  <>
    <Outlet />
    <PageGuard />
  </>
)
