import { Outlet } from 'react-router'
import { Queries } from '#kernel/web/queries.tsx'
import { Surroundings } from '#kernel/web/surroundings.tsx'
import { SupportWatch } from '#platform/clients/support-watch.web.ts'
import { WhileSignedIn } from '#platform/identity/while-signed-in.web.ts'

/** Around every page but that of sign-in: the theme, the answers that pages share, and what goes with a session. */
export const PageFrame = () => (
  <Surroundings>
    <Queries>
      <SupportWatch />
      <Outlet />
      <WhileSignedIn />
    </Queries>
  </Surroundings>
)
