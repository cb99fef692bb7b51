import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { accessCalls } from '../access.calls.ts'
import { badgesElement } from '../access-place.model.ts'
import { BadgesTable } from './badges-table.tsx'
import { GiveBadgesDialog } from './give-badges-dialog.tsx'
import { PassagesTable } from './passages-table.tsx'
import { PeopleOnSite } from './people-on-site.tsx'

const parts = ['badges', 'on-site', 'log'] as const
type Part = (typeof parts)[number]

/** Who bears a badge, who is on a site now, and what came through the gates. */
export function AccessPage() {
  const t = useT()
  const [part, setPart] = useState<Part>('badges')
  const [isGiving, setIsGiving] = useState(false)
  const mayWrite = useLevel(badgesElement) >= 2
  const { data: sites, error, refetch } = useCall(accessCalls.getSitesOfBadges, {})
  return (
    <Page
      title={t('rh.access.title')}
      actions={
        mayWrite &&
        part === 'badges' && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setIsGiving(true)}>
            {t('rh.access.give')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('rh.access.title')}
        value={part}
        onChange={chosen => setPart(parts.find(one => one === chosen) ?? 'badges')}
        tabs={[
          { value: 'badges', label: t('rh.access.badges') },
          { value: 'on-site', label: t('rh.access.on-site') },
          { value: 'log', label: t('rh.access.log') },
        ]}
      />
      {error && !sites && <Failed error={error} onRetry={refetch} />}
      {!error && !sites && <CardSkeleton lines={8} />}
      {sites && part === 'badges' && <BadgesTable sites={sites} />}
      {sites && part === 'on-site' && <PeopleOnSite sites={sites} />}
      {sites && part === 'log' && <PassagesTable sites={sites} />}
      {isGiving && <GiveBadgesDialog onClose={() => setIsGiving(false)} />}
    </Page>
  )
}
