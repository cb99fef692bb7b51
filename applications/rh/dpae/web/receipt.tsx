import CheckCircle from '~icons/ic/baseline-check-circle'
import PictureAsPdfOutlined from '~icons/ic/outline-picture-as-pdf'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { downloadCall } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CopyButton } from '#kernel/web/kit/copy-button.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addOuvrables } from '#platform/calendar/working-days.model.ts'
import { generateManyPart } from '#platform/generated-documents/generated-documents.web.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import type { DpaeOfContract } from '../dpae.model.ts'

const GenerateDialog = componentOf(generateManyPart)

/** Working days in which the employer may contest what was accepted (code du travail, R1221-7). */
const daysToContest = 2

const isContestable = (acceptedAt: string) => {
  const day = Temporal.Instant.from(acceptedAt).toZonedDateTimeISO(businessZone).toPlainDate()
  return Temporal.PlainDate.compare(businessToday(), addOuvrables(day, daysToContest)) <= 0
}

/** The number that proves the declaration, when it came, and its summary; the paper that hands it over is made of a model. */
export function Receipt({ declaration }: { declaration: DpaeOfContract }) {
  const t = useT()
  const { moment } = useFormat()
  const { receiptNumber, acceptedAt, organism, dpaeId, employeeId, state } = declaration
  const [isWriting, setIsWriting] = useState(false)
  const isTesa = state === 'not_needed'
  return (
    <Box
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        p: 2,
        borderRadius: 2,
        border: `1px solid color-mix(in srgb, ${theme.vars.palette.success.main} 40%, transparent)`,
        bgcolor: `color-mix(in srgb, ${theme.vars.palette.success.main} 6%, transparent)`,
      })}
    >
      <CheckCircle aria-hidden color="success" />
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isTesa ? t('rh.dpae.tesa-number') : t('rh.dpae.receipt-of', { organism: t(`rh.dpae.organism.${organism}`) })}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {receiptNumber}
          </Typography>
          <CopyButton text={receiptNumber ?? ''} label={t('rh.dpae.copy')} />
        </Box>
        {acceptedAt && !isTesa && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rh.dpae.accepted-at', { moment: moment(acceptedAt) })}
            {isContestable(acceptedAt) && ` · ${t('rh.dpae.contestable')}`}
          </Typography>
        )}
      </Box>
      {dpaeId && !isTesa && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PictureAsPdfOutlined />}
          onClick={() => void downloadCall(dpaeCalls.getDpaeSummary, { dpaeId, employeeId }, { staysOnPage: true })}
        >
          {t('rh.dpae.summary')}
        </Button>
      )}
      {dpaeId && !isTesa && (
        <Button variant="outlined" color="inherit" onClick={() => setIsWriting(true)}>
          {t('rh.dpae.hand-over')}
        </Button>
      )}
      {dpaeId && isWriting && (
        <GenerateDialog
          source="dpae"
          records={[{ id: dpaeId, name: receiptNumber ?? '' }]}
          onClose={() => setIsWriting(false)}
        />
      )}
    </Box>
  )
}
