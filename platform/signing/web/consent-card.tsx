import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import Collapse from '@mui/material/Collapse'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'

type Props = { text: string; isAccepted: boolean; onChange: (isAccepted: boolean) => void }

/** What is accepted, in the words that are kept, and what such a signature is worth. */
export function ConsentCard({ text, isAccepted, onChange }: Props) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const worthId = useId()
  return (
    <Card sx={{ px: 1.5, py: 1 }}>
      <FormControlLabel
        control={<Checkbox checked={isAccepted} onChange={(_, checked) => onChange(checked)} sx={{ mt: -0.5 }} />}
        label={text}
        sx={{ alignItems: 'flex-start', m: 0, pt: 1 }}
      />
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={worthId}
        sx={{ minHeight: 44 }}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('signing.worth')}
      </Button>
      <Collapse in={isOpen} id={worthId}>
        <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1 }}>
          {t('signing.worth-text')}
        </Typography>
      </Collapse>
    </Card>
  )
}
