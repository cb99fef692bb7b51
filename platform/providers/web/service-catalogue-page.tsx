import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { catalogueCalls } from '../catalogue.calls.ts'
import type { ExternalService } from '../external-service.model.ts'
import { ClientsOfServiceDialog } from './clients-of-service-dialog.tsx'
import { EditServiceDialog } from './edit-service-dialog.tsx'
import { NewServiceDialog } from './new-service-dialog.tsx'

type Doing = { what: 'edit' | 'clients'; service: ExternalService } | { what: 'add' }

/** For super administrators: the third parties that clients may be connected to, and where they may be asked. */
export function ServiceCataloguePage() {
  const t = useT()
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const { data, error, refetch } = useCall(catalogueCalls.getServiceCatalogue, {})
  const offered = data?.filter(({ archived }) => !archived).length ?? 0
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setDoing({ what: 'add' })}>
      {t('providers.catalogue.new')}
    </Button>
  )
  return (
    <Page
      title={t('providers.catalogue.title')}
      context={data && t('providers.catalogue.count', { count: offered })}
      actions={data && data.length > 0 && add}
    >
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={6} />}
      {data?.length === 0 && (
        <Empty title={t('providers.catalogue.none')} text={t('providers.catalogue.none-text')} action={add} />
      )}
      {data && data.length > 0 && (
        <Card component="ul" sx={{ listStyle: 'none', m: 0, px: 2.5, py: 1 }}>
          {data.map(service => (
            <CatalogueLine key={service.id} service={service} onDo={what => setDoing({ what, service })} />
          ))}
        </Card>
      )}
      {doing?.what === 'add' && <NewServiceDialog onClose={close} />}
      {doing?.what === 'edit' && <EditServiceDialog service={doing.service} onClose={close} />}
      {doing?.what === 'clients' && <ClientsOfServiceDialog service={doing.service} onClose={close} />}
    </Page>
  )
}

type LineProps = { service: ExternalService; onDo: (what: 'edit' | 'clients') => void }

function CatalogueLine({ service: { name, kind, hosts, archived }, onDo }: LineProps) {
  const t = useT()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { border: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <bdi>{hosts.join(', ')}</bdi>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5 }}>
        {archived && <Chip label={t('providers.service.archived-chip')} />}
        <Chip label={t(`providers.kind.${kind}`)} tone="primary" />
      </Box>
      <RowMenu
        label={t('verb.actOnNamed', { name })}
        actions={[
          { label: t('verb.editNamed', { name }), onSelect: () => onDo('edit') },
          { label: t('providers.catalogue.clients'), onSelect: () => onDo('clients') },
        ]}
      />
    </Box>
  )
}
