import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { ApplicationCards } from './home/application-cards.tsx'
import { HomeCards } from './home/home-cards.tsx'
import { HomePanels } from './home/home-panels.tsx'
import { capitalise } from './menu/menu-tree.ts'
import { accessHelpPart } from '#platform/access-requests/access-requests.web.ts'
import { useMenu } from '#platform/rights/rights.web.ts'

const AccessHelp = componentOf(accessHelpPart, <CardSkeleton lines={4} />)

/** The first page of the day: what the person's applications have to say, and the way into each. */
export function DashboardPage() {
  const t = useT()
  const menu = useMenu()
  const { person } = useSession()
  const { longDate, week } = useFormat()
  const today = businessToday().toString()
  return (
    <Page
      title={t('shell.dashboard.greeting', { name: person?.firstname })}
      context={`${capitalise(longDate(today))} · ${week(today)}`}
    >
      {menu && <HomePanels modules={menu.modules} />}
      {menu && menu.modules.length > 0 && <ApplicationCards modules={menu.modules} />}
      <HomeCards />
      {menu?.modules.length === 0 && <AccessHelp />}
    </Page>
  )
}
