import { Outlet } from 'react-router'

/** The page alone: sign-in, outcomes, public pages. */
export const BlankLayout = () => (
  <main>
    <Outlet />
  </main>
)
