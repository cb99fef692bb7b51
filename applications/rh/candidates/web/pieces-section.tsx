import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId, useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { type Candidate, type CandidateFileType, candidateFileTypes, sides } from '../candidate.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'
import { Pieces } from './pieces.tsx'

/** What he gave, and a way to add to it. */
export function PiecesSection({ candidate }: { candidate: Candidate }) {
  const t = useT()
  const [isAdding, setIsAdding] = useState(false)
  const add = candidate.can.edit && (
    <Button size="small" onClick={() => setIsAdding(true)}>
      {t('verb.add')}
    </Button>
  )
  return (
    <SectionCard title={t('rh.candidate.pieces')} actions={add}>
      <Pieces candidateId={candidate.id} files={candidate.files} />
      {isAdding && <UploadDialog candidateId={candidate.id} onClose={() => setIsAdding(false)} />}
    </SectionCard>
  )
}

const kinds = candidateFileTypes.flatMap(type => (type === 'idCard' ? sides.map(side => `${type}/${side}`) : [type]))

const uploads = {
  resume: candidatesCalls.uploadResume,
  idCard: candidatesCalls.uploadIdCard,
  carteVitale: candidatesCalls.uploadCarteVitale,
  profilePicture: candidatesCalls.uploadCandidatePicture,
  additionalDocument: candidatesCalls.uploadAdditionalDocument,
  rib: candidatesCalls.uploadRib,
  workPermit: candidatesCalls.uploadWorkPermit,
  parentalPermission: candidatesCalls.uploadParentalPermission,
  mutuelleExemption: candidatesCalls.uploadMutuelleExemption,
} as const satisfies Record<CandidateFileType, unknown>

type Props = { candidateId: string; onClose: () => void }

function UploadDialog({ candidateId, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const labelId = useId()
  const [kind, setKind] = useState<string>('resume')
  const [type, side] = kind.split('/') as [CandidateFileType, 'front' | 'back' | undefined]
  const call = uploads[type]
  const { send, isSending } = useSend(call as typeof candidatesCalls.uploadIdCard, { staysOnPage: true })
  const upload = async (files: readonly File[]) => {
    try {
      await send({ candidateId, ...(side && { side }) }, { file: files })
      alert.success(t('rh.candidate.piece-added'))
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      alert.error(failure.message)
    }
  }
  const nameOf = (value: string) => {
    const [chosen, face] = value.split('/')
    return [t(`rh.hiring.piece.${chosen}`), face && t(`rh.candidate.side.${face}`)].filter(Boolean).join(', ')
  }
  return (
    <Dialog title={t('rh.candidate.add-piece')} onClose={onClose} width="xs">
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <FormControl fullWidth>
          <InputLabel id={labelId}>{t('field.kind')}</InputLabel>
          <Select
            labelId={labelId}
            label={t('field.kind')}
            value={kind}
            onChange={event => setKind(event.target.value)}
          >
            {kinds.map(value => (
              <MenuItem key={value} value={value}>
                {nameOf(value)}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <FileDrop
          key={kind}
          label={t(isSending ? 'rh.candidate.sending' : 'rh.candidate.drop')}
          choose={t('verb.chooseFile')}
          rule={call.files.file}
          onFiles={files => void upload(files)}
        />
      </Box>
    </Dialog>
  )
}
