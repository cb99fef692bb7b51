import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { type Composition, type CompositionChoices, compositionsElement } from '../composition.model.ts'
import { compositionsCalls } from '../compositions.calls.ts'
import { CompositionDialog } from './composition-dialog.tsx'
import { ComparedLines } from './compared-lines.tsx'

type Props = { id: string; choices: CompositionChoices | undefined; onClose: () => void }

/** A version: what it says, what it changed, and what may become of it. */
export function CompositionSheet({ id, choices, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useCall(compositionsCalls.getComposition, { id }, { staysOnPage: true })
  const title = data
    ? t('atelier.composition.named', { article: data.article, number: data.versionNo })
    : t('atelier.compositions.title')
  return (
    <SideSheet title={title} onClose={onClose}>
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LinesSkeleton lines={6} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <FactsOf composition={data} />
          <ComparedLines composition={data} />
          {choices && <Acts composition={data} choices={choices} onClose={onClose} />}
        </Box>
      )}
    </SideSheet>
  )
}

function FactsOf({ composition: { code, standing, validFrom, validTo, note } }: { composition: Composition }) {
  const t = useT()
  const { date } = useFormat()
  const facts = [
    { label: t('field.code'), value: code },
    { label: t('field.state'), value: t(`atelier.composition.is.${standing}`) },
    { label: t('atelier.composition.valid-from'), value: date(validFrom) },
    { label: t('atelier.composition.valid-to'), value: validTo && date(validTo) },
    { label: t('field.note'), value: note, isLong: true },
  ]
  return <Facts facts={facts} />
}

type Open = 'edit' | 'copy' | 'activate' | 'delete' | 'history' | null

function Acts({
  composition,
  choices,
  onClose,
}: {
  composition: Composition
  choices: CompositionChoices
  onClose: () => void
}) {
  const t = useT()
  const alert = useAlert()
  const { date } = useFormat()
  const level = useLevel(compositionsElement)
  const stays = { staysOnPage: true } as const
  const activation = useSend(compositionsCalls.activateComposition, stays)
  const deletion = useSend(compositionsCalls.deleteComposition, stays)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { id, version, article, versionNo, validFrom, standing } = composition
  const isDraft = standing === 'draft'
  const name = t('atelier.composition.named', { article, number: versionNo })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isDraft && level >= 3 && (
        <Button variant="contained" onClick={() => setOpen('activate')}>
          {t('atelier.composition.activate')}
        </Button>
      )}
      {isDraft && level >= 2 && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('edit')}>
          {t('verb.edit')}
        </Button>
      )}
      {!isDraft && level >= 2 && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('copy')}>
          {t('atelier.composition.new-version')}
        </Button>
      )}
      <Button color="inherit" onClick={() => setOpen('history')}>
        {t('field.history')}
      </Button>
      {isDraft && level >= 2 && (
        <Button color="error" onClick={() => setOpen('delete')}>
          {t('verb.delete')}
        </Button>
      )}
      {open === 'edit' && <CompositionDialog choices={choices} composition={composition} onClose={close} />}
      {open === 'copy' && <CompositionDialog choices={choices} composition={null} like={composition} onClose={close} />}
      {open === 'activate' && (
        <Confirm
          title={t('atelier.composition.activate')}
          verb={t('atelier.composition.activate')}
          onConfirm={async () => {
            await activation.send({ id, version })
            alert.success(t('atelier.composition.activated', { name, day: date(validFrom) }))
          }}
          onClose={close}
        >
          {t('atelier.composition.activate-text', { name, day: date(validFrom) })}
        </Confirm>
      )}
      {open === 'delete' && (
        <Confirm
          title={t('verb.delete')}
          verb={t('verb.delete')}
          isDestructive
          onConfirm={async () => {
            await deletion.send({ id })
            onClose()
          }}
          onClose={close}
        >
          {t('atelier.composition.delete-text', { name })}
        </Confirm>
      )}
      {open === 'history' && <HistoryDialog table="atelier.composition" rowId={id} name={name} onClose={close} />}
    </Box>
  )
}
