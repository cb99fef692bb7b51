import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { WeekBar } from '#kernel/web/kit/week-bar.tsx'
import { useStaysOpen } from '#kernel/web/offline/use-stays-open.ts'
import { useWeek } from '#kernel/web/use-week.ts'
import { keepEntry } from '#platform/users/users.web.ts'
import { PeopleAtWork } from './people-at-work.tsx'
import { WorkWeek } from './work-week.tsx'

/** Who works on what now, and what the week asks for. */
export function WorkPage() {
  const t = useT()
  useStaysOpen('/culture/', keepEntry)
  const [part, setPart] = useState<'today' | 'week'>('today')
  const week = useWeek()
  return (
    <Page title={t('culture.work.title')} {...(part === 'week' && { actions: <WeekBar {...week} /> })}>
      <Tabs
        label={t('culture.work.title')}
        value={part}
        onChange={chosen => setPart(chosen === 'week' ? 'week' : 'today')}
        tabs={[
          { value: 'today', label: t('culture.work.today') },
          { value: 'week', label: t('culture.work.week') },
        ]}
      />
      {part === 'today' ? <PeopleAtWork /> : <WorkWeek on={week.days[0] as string} />}
    </Page>
  )
}
