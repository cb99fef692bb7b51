import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { ContextSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { inGroups } from '#platform/identifiers/in-groups.model.ts'
import { registerCalls } from '../register.calls.ts'
import type { Establishment } from '../register-line.model.ts'
import { ExternalWorkers } from './external-workers.tsx'
import { RegisterActions } from './register-actions.tsx'
import { RegisterTable } from './register-table.tsx'
import { useRegisterList } from './use-register-list.ts'

/** The register of the staff of each establishment, as the law has it kept. */
export function RegisterPage() {
  const t = useT()
  const list = useRegisterList()
  const { data, error, isPending, refetch } = useCall(
    registerCalls.getEstablishmentsOfRegister,
    {},
    { staysOnPage: true },
  )
  const kept = data?.filter(({ siret }) => siret !== null) ?? []
  const chosen = kept.find(({ siret }) => siret === list.filters.establishment) ?? kept[0]
  return (
    <Page
      title={t('rh.field.staffRegister')}
      context={chosen ? t('rh.register.context', { count: chosen.entries }) : isPending && <ContextSkeleton />}
      actions={chosen && <RegisterActions establishment={chosen} list={list} />}
    >
      {error && <Failed error={error} onRetry={refetch} />}
      <WithoutSiret establishments={data ?? []} />
      {data && !chosen && (
        <Empty title={t('rh.register.no-establishment')} text={t('rh.register.no-establishment-text')} />
      )}
      {kept.length > 1 && chosen && (
        <TextField
          select
          size="small"
          label={t('rh.field.establishment')}
          value={chosen.siret}
          onChange={event => list.setFilter('establishment', event.target.value)}
          sx={{ maxWidth: 560 }}
        >
          {kept.map(one => (
            <MenuItem key={one.siret} value={one.siret ?? ''} sx={{ whiteSpace: 'normal' }}>
              {nameOf(one)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {chosen &&
        (list.tab === 'external' ? (
          <ExternalWorkers establishment={chosen} />
        ) : (
          <RegisterTable establishment={chosen} list={list} />
        ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720 }}>
        {t('rh.register.kept')}
      </Typography>
    </Page>
  )
}

const nameOf = ({ company, name, siret }: Establishment) =>
  [company, name === company ? null : name, siret && inGroups(siret)].filter(Boolean).join(' – ')

function WithoutSiret({ establishments }: { establishments: readonly Establishment[] }) {
  const t = useT()
  const language = useLanguage()
  const names = establishments.filter(({ siret }) => siret === null).map(({ company }) => company)
  if (names.length === 0) return null
  const companies = new Intl.ListFormat(language).format(names)
  return <Alert severity="warning">{t('rh.register.without-siret', { count: names.length, companies })}</Alert>
}
