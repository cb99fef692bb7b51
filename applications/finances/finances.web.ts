import type { RoomOfPages } from '#kernel/web/pages.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'

/** Its pages are still to come: the menu shows their plans. */
export const financesWeb: RoomOfPages = {
  applicationId: 6,
  labels: [shellLabels],
  pages: [],
}
