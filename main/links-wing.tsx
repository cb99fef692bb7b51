import { Outlet } from 'react-router'
import { Queries } from '#kernel/web/queries.tsx'
import type { Wing } from '#kernel/web/routes.tsx'
import { Surroundings } from '#kernel/web/surroundings.tsx'
import { linkRooms } from './links.web.ts'

/** Around a page that a link opens: whoever holds it needs not be signed in. */
const LinkFrame = () => (
  <Surroundings>
    <Queries>
      <Outlet />
    </Queries>
  </Surroundings>
)

/** Pages that links open, for telephones on slow lines. */
export const linksWing: Wing = { rooms: linkRooms, layouts: {}, frame: LinkFrame }
