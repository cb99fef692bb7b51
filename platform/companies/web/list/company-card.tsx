import ArchiveOutlined from '~icons/ic/outline-archive'
import EditOutlined from '~icons/ic/outline-edit'
import ManageAccountsOutlined from '~icons/ic/outline-manage-accounts'
import UnarchiveOutlined from '~icons/ic/outline-unarchive'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { type Action, RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { Company, CompanySheet } from '../../company.model.ts'
import { CompanySign } from '../company-sign.tsx'
import { inGroups } from '#platform/identifiers/in-groups.model.ts'
import { PeopleInBrief } from '../people-in-brief.tsx'
import { addressesFor, type Reader } from '../reader.ts'
import { ServiceChips } from './service-chips.tsx'

type Acts = Record<'edit' | 'managers' | 'archive' | 'restore', () => void>

type Props = {
  reader: Reader
  company: CompanySheet
  /** Not there yet while undefined. */
  services: Company['services'] | undefined
  acts: Acts | undefined
}

/** A company: its name, its services with their people, who looks after it, the way in. */
export function CompanyCard({ reader, company, services, acts }: Props) {
  const t = useT()
  const { id, name, color, regime, siren, archived, users, managers } = company
  const addresses = addressesFor(reader)
  return (
    <Card component="li" aria-label={name} sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
        <CompanySign name={name} colour={color} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h6" component="h2" sx={{ lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={addresses.company(id)} underline="hover" color="inherit">
              <bdi>{name}</bdi>
            </Link>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {siren ? t('companies.siren-is', { siren: inGroups(siren) }) : t('companies.siren-unknown')}
          </Typography>
        </Box>
        <Chip label={archived ? t('companies.archived-chip') : regime} tone={archived ? 'warning' : 'neutral'} />
        {acts && <RowMenu label={t('kernel.table.actions-of', { name })} actions={actionsOf(t, { archived, acts })} />}
      </Box>
      <Box sx={{ flex: 1, display: 'grid', alignContent: 'start', gap: 1 }}>
        <Label>{t('companies.services-and-people', { count: users })}</Label>
        {!archived && <ServiceChips services={services} address={service => addresses.service(id, service)} />}
        <Label>{t('companies.managers')}</Label>
        <PeopleInBrief people={managers} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={RouterLink} to={addresses.company(id)} variant="outlined" color="inherit" size="small">
          {t('field.services')}
        </Button>
        {!archived && (
          <Button component={RouterLink} to={addresses.peopleOfCompany(id)} color="inherit" size="small">
            {t('field.people')}
          </Button>
        )}
        {reader === 'admin' && !archived && (
          <Button component={RouterLink} to={addresses.rightsOfCompany(id)} color="inherit" size="small">
            {t('field.rights')}
          </Button>
        )}
      </Box>
    </Card>
  )
}

const Label = ({ children }: { children: string }) => (
  <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
    {children}
  </Typography>
)

function actionsOf(t: (label: string) => string, { archived, acts }: { archived: boolean; acts: Acts }): Action[] {
  const edit = { label: t('verb.edit'), icon: <EditOutlined fontSize="small" />, onSelect: acts.edit }
  if (archived)
    return [edit, { label: t('verb.restore'), icon: <UnarchiveOutlined fontSize="small" />, onSelect: acts.restore }]
  return [
    edit,
    {
      label: t('companies.managers.edit'),
      icon: <ManageAccountsOutlined fontSize="small" />,
      onSelect: acts.managers,
    },
    {
      label: t('verb.archive'),
      icon: <ArchiveOutlined fontSize="small" />,
      isDestructive: true,
      onSelect: acts.archive,
    },
  ]
}
