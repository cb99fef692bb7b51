import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Fold } from '#kernel/web/kit/fold.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useDownload } from '#kernel/web/use-download.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { accountingExportsCalls } from '../accounting-exports.calls.ts'
import { KindsOfMonth } from './kinds-of-month.tsx'
import { LinesOfMonth } from './lines-of-month.tsx'

type Props = { company: { id: string; name: string; canExport: boolean }; month: string }

/** What an export of the month would hold, kind by kind and line by line; and the button that makes it. */
export function MonthToExport({ company, month }: Props) {
  const t = useT()
  const alert = useAlert()
  const { month: named } = useFormat()
  const { download } = useDownload()
  const [withFormer, setWithFormer] = useState(false)
  const [exportId, setExportId] = useState(() => crypto.randomUUID())
  const { data, error, refetch } = useCall(accountingExportsCalls.getMonthToExport, { companyId: company.id, month })
  const exporting = useSend(accountingExportsCalls.exportMonth, {
    staysOnPage: true,
    onDone: ({ id }) => {
      setExportId(crypto.randomUUID())
      setWithFormer(false)
      alert.success(t('finances.exports.made'))
      download(accountingExportsCalls.getAccountingExportFile, { id })
    },
  })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={8} />

  const { kinds, lines, withoutCompany } = data
  const count = kinds.reduce((sum, kind) => sum + kind.lines, 0)
  const former = kinds.reduce((sum, kind) => sum + kind.former, 0)
  const exported = withFormer ? count : count - former
  const missing = kinds.filter(kind => kind.account === null && (withFormer || kind.former < kind.lines))
  return (
    <SectionCard title={t('finances.exports.to-export', { month: named(month) })}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {missing.length > 0 && (
          <Alert severity="warning">
            {t('finances.exports.accounts-missing', { list: missing.map(({ name }) => name).join(', ') })}{' '}
            {t('finances.exports.where-accounts')}
          </Alert>
        )}
        {withoutCompany > 0 && (
          <Alert severity="info">{t('finances.exports.without-company', { count: withoutCompany })}</Alert>
        )}
        {count === 0 ? (
          <Empty title={t('finances.exports.none')} text={t('finances.exports.none-text')} />
        ) : (
          <>
            <KindsOfMonth kinds={kinds} />
            <Fold name={t('finances.exports.lines')} count={count}>
              <LinesOfMonth lines={lines} kinds={kinds} count={count} />
            </Fold>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              {company.canExport && (
                <Button
                  variant="contained"
                  loading={exporting.isSending}
                  disabled={exported === 0 || missing.length > 0}
                  onClick={() => exporting.start({ companyId: company.id, month, exportId, withFormer })}
                >
                  {exported === 0
                    ? t('finances.exports.all-exported')
                    : t('finances.exports.export', { count: exported })}
                </Button>
              )}
              {company.canExport && former > 0 && (
                <FormControlLabel
                  control={<Checkbox checked={withFormer} onChange={(_, checked) => setWithFormer(checked)} />}
                  label={t('finances.exports.with-former', { count: former })}
                />
              )}
            </Box>
          </>
        )}
      </Box>
    </SectionCard>
  )
}
