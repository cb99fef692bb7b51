import Print from '~icons/ic/outline-print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { accessCalls } from '../access.calls.ts'
import type { PersonOnSite, SiteOfGate } from '../passage.model.ts'

/** Who is on a site now, for whoever must count heads; to be printed for the assembly point. */
export function PeopleOnSite({ sites }: { sites: readonly SiteOfGate[] }) {
  const t = useT()
  const [siteId, setSiteId] = useState<string | null>(sites[0]?.id ?? null)
  if (siteId === null) return <Empty title={t('rh.access.no-site')} text={t('rh.access.no-site-text')} />
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <FilterSelect
          label={t('rh.field.site')}
          choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={siteId}
          onChoose={setSiteId}
        />
        <Button startIcon={<Print />} onClick={() => window.print()}>
          {t('rh.access.print-list')}
        </Button>
      </Box>
      <OnSite siteId={siteId} site={sites.find(({ id }) => id === siteId)?.name ?? ''} />
    </>
  )
}

function OnSite({ siteId, site }: { siteId: string; site: string }) {
  const t = useT()
  const { data, error, refetch } = useCall(accessCalls.getPeopleOnSite, { siteId }, { staysOnPage: true })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={6} />
  if (data.length === 0)
    return <Empty title={t('rh.access.nobody-on-site')} text={t('rh.access.nobody-on-site-text')} />
  return (
    <SectionCard title={t('rh.access.on-site-count', { count: data.length, site })}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('field.name')}</TableCell>
              <TableCell>{t('field.company')}</TableCell>
              <TableCell>{t('rh.access.since')}</TableCell>
              <TableCell>{t('field.phone')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(person => (
              <Row key={person.employeeId} person={person} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </SectionCard>
  )
}

function Row({ person: { name, firstname, company, since, phone } }: { person: PersonOnSite }) {
  const { moment } = useFormat()
  return (
    <TableRow>
      <TableCell>
        <bdi>
          {name} {firstname}
        </bdi>
      </TableCell>
      <TableCell>
        <bdi>{company}</bdi>
      </TableCell>
      <TableCell>{moment(since)}</TableCell>
      <TableCell>
        {phone && (
          <Link href={`tel:${phone}`} dir="ltr">
            {phone}
          </Link>
        )}
      </TableCell>
    </TableRow>
  )
}
