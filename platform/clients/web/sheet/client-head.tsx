import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Client } from '../../client.model.ts'
import { ClientLogo } from '../client-logo.tsx'
import { ClientState } from '../client-state.tsx'
import { ReasonDialog } from '../support/reason-dialog.tsx'
import { SwitchClient, type Switching } from '../switch-client.tsx'

const tabs = ['sheet', 'applications', 'rights', 'admins', 'services', 'supports', 'history'] as const

/** Which client it is, at first sight, and what one may do with it. */
export function ClientHead({ client, tab }: { client: Client; tab: string }) {
  const t = useT()
  const { date } = useFormat()
  const [, setAddress] = useSearchParams()
  const [switching, setSwitching] = useState<Switching | null>(null)
  const [isEntering, setIsEntering] = useState(false)
  const open = client.applications.filter(application => application.open > 0).length
  const counts: Record<string, number> = { applications: open, admins: client.admins.length }
  const mayEnter = client.status === 'active' && client.supportAccess !== 'none'
  return (
    <Card sx={{ px: 2.5, pt: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ClientLogo client={client} size={68} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
            <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{client.name}</bdi>
            </Typography>
            <ClientState client={client} />
          </Box>
          <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
            {t('count.companies', { count: client.companies.filter(({ archived }) => !archived).length })} ·{' '}
            {t('count.people', { count: client.users })} ·{' '}
            {t('clients.sheet.since', { date: date(client.createdAt.slice(0, 10)) })}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Button variant="outlined" color="inherit" disabled={!mayEnter} onClick={() => setIsEntering(true)}>
            {t('clients.support.enter-verb')}
          </Button>
          <RowMenu
            label={t('verb.actOnNamed', { name: client.name })}
            actions={[
              {
                label: t(client.readOnly ? 'clients.switch.writable' : 'clients.switch.readOnly'),
                onSelect: () => setSwitching('readOnly'),
              },
              {
                label: t(client.status === 'active' ? 'clients.switch.inactive' : 'clients.switch.active'),
                isDestructive: client.status === 'active',
                onSelect: () => setSwitching('status'),
              },
            ]}
          />
        </Box>
      </Box>
      <Box sx={{ mt: 1 }}>
        <Tabs
          label={t('clients.sheet.parts')}
          tabs={tabs.map(value => ({ value, label: t(`clients.tab.${value}`), count: counts[value] }))}
          value={tabs.find(known => known === tab) ?? 'sheet'}
          onChange={chosen => setAddress(chosen === 'sheet' ? {} : { tab: chosen }, { replace: true })}
        />
      </Box>
      {switching && <SwitchClient client={client} what={switching} onClose={() => setSwitching(null)} />}
      {isEntering && (
        <ReasonDialog client={client} onEntered={() => setIsEntering(false)} onClose={() => setIsEntering(false)} />
      )}
    </Card>
  )
}
