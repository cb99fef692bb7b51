import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useDownload } from '#kernel/web/use-download.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { type Dispute, kindsOfProof, sentence } from '../dispute.model.ts'
import { disputesCalls } from '../disputes.calls.ts'

/** What proves it: photographs, papers, and what was seen or said in words. */
export function DisputeProofs({ dispute }: { dispute: Dispute }) {
  const t = useT()
  const { moment } = useFormat()
  const { download } = useDownload()
  const photo = useSend(disputesCalls.addDisputePhoto, { staysOnPage: true })
  const [isWriting, setIsWriting] = useState(false)
  const { id, proofs, can } = dispute
  const keep = (files: readonly File[]) => {
    const [file] = files
    if (file) photo.start({ id, kind: file.type === 'application/pdf' ? 'grading_report' : 'photo' }, { file })
  }
  return (
    <SectionCard
      title={t('qualite.dispute.proofs')}
      actions={
        can.add && (
          <Button startIcon={<Add />} onClick={() => setIsWriting(true)}>
            {t('qualite.dispute.add-proof')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {proofs.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('qualite.dispute.no-proof')}</Box>}
        {proofs.map(({ id: proofId, kind, text, file, addedAt, addedBy }) => (
          <Box key={proofId}>
            <Box sx={{ fontWeight: 600 }}>{t(`qualite.dispute.proof.${kind}`)}</Box>
            {text && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>}
            {file && (
              <Link
                component="button"
                type="button"
                onClick={() => download(disputesCalls.getDisputePhoto, { id, proofId })}
              >
                {file.name}
              </Link>
            )}
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[addedBy, moment(addedAt)].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        ))}
        {can.add && (
          <FileDrop
            label={t('qualite.dispute.drop-proof')}
            choose={t('verb.chooseFile')}
            photograph={t('qualite.dispute.photograph')}
            rule={disputesCalls.addDisputePhoto.files.file}
            onFiles={keep}
          />
        )}
      </Box>
      {isWriting && <ProofDialog id={id} onClose={() => setIsWriting(false)} />}
    </SectionCard>
  )
}

const proofForm = z.strictObject({ kind: z.enum(kindsOfProof), text: sentence })

function ProofDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const { send } = useSend(disputesCalls.addDisputeProof, { staysOnPage: true })
  return (
    <Dialog title={t('qualite.dispute.add-proof')} onClose={onClose} width="sm">
      <Form
        schema={proofForm}
        values={{ kind: 'mail', text: '' }}
        submit={t('verb.add')}
        onSubmit={async fields => {
          await send({ id, ...fields })
          onClose()
        }}
        onCancel={onClose}
      >
        <SelectField
          name="kind"
          label={t('field.kind')}
          choices={kindsOfProof.map(value => ({ value, label: t(`qualite.dispute.proof.${value}`) }))}
        />
        <TextField name="text" label={t('qualite.dispute.proof-text')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}
