import { Outlet } from 'react-router'
import { Queries } from '#kernel/web/queries.tsx'
import { WhileSignedIn } from '#platform/identity/while-signed-in.web.ts'

/** Around every page but that of sign-in: the answers that pages share, and what goes with a session. */
export const PageFrame = () => (
  <Queries>
    <Outlet />
    <WhileSignedIn />
  </Queries>
)
