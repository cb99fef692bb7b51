import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { type Fact, Facts } from '#kernel/web/kit/facts.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { KnownFile, VerifiedFile } from '../../verification.model.ts'
import { type Verdict, verdictOf } from './verdict.model.ts'

/** A file that was checked: by its digest alone where that was known, else by all its bytes. */
export type Found = { name: string | null; sha256: string; known: KnownFile; read: VerifiedFile | null }

const tones: Record<Verdict, 'success' | 'warning' | 'error' | 'info'> = {
  sealed: 'success',
  read: 'info',
  'sealed-elsewhere': 'warning',
  changed: 'error',
  unknown: 'warning',
}

/** What holds, in a sentence, then each fact that one may compare. */
export function FoundFile({ found }: { found: Found }) {
  const t = useT()
  const { exactly } = useFormat()
  const { name, sha256, known, read } = found
  const verdict = verdictOf(known, read)
  const because = read?.because ? t(`sealing.verify.because.${read.because}`) : null
  const facts: Fact[] = [
    { label: t('sealing.verify.number'), value: known.number },
    { label: t('sealing.verify.sealed-at'), value: known.sealedAt && exactly(known.sealedAt) },
    { label: t('field.level'), value: read?.levelRead ?? known.level },
    { label: t('sealing.verify.signers'), value: known.signers.join(', ') },
    { label: t('sealing.verify.seal-of'), value: read?.signer, isLong: true },
    {
      label: t('sealing.verify.time'),
      value: read?.timeStamp && `${exactly(read.timeStamp.instant)} · ${read.timeStamp.authority}`,
      isLong: true,
    },
    { label: t('sealing.verify.digest'), value: sha256, isLong: true },
    {
      label: t('sealing.verify.prefix'),
      value: known.prefix && t('sealing.verify.prefix-value', { size: known.prefix.size, sha256: known.prefix.sha256 }),
      isLong: true,
    },
  ]
  return (
    <Box component="section" aria-label={t('sealing.verify.result')} sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={tones[verdict]} role="alert">
        <AlertTitle>{t(`sealing.verify.verdict.${verdict}`)}</AlertTitle>
        {name && <bdi>{name}</bdi>}
        {because && <Box>{because}</Box>}
      </Alert>
      <Facts
        minWidth={220}
        facts={facts.filter(({ value }) => value !== null && value !== undefined && value !== '')}
      />
    </Box>
  )
}
