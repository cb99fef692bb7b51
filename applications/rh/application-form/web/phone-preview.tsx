import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { askedOfApplicants, formSteps, stepOf } from '../form-field.model.ts'
import type { TypedForm } from './typed-form.ts'

/** What a telephone will ask, in the order in which it will. */
export function PhonePreview() {
  const t = useT()
  const fields = useWatch<TypedForm, 'fields'>({ name: 'fields' })
  const asked = askedOfApplicants(fields)
  return (
    <SectionCard title={t('rh.form.on-phone')}>
      <Box
        sx={{
          maxWidth: 320,
          maxHeight: 560,
          overflowY: 'auto',
          p: 2,
          border: 6,
          borderColor: 'text.primary',
          borderRadius: 5,
          backgroundColor: 'background.default',
        }}
      >
        {formSteps
          .filter(step => asked.some(({ key }) => stepOf(key) === step))
          .map(step => (
            <Box key={step} sx={{ mb: 2 }}>
              <Typography variant="overline">{t(`rh.form.step.${step}`)}</Typography>
              {asked
                .filter(({ key }) => stepOf(key) === step)
                .map(({ key, visibility }) => (
                  <Box key={key} sx={{ mb: 1 }}>
                    <Typography variant="body2" sx={{ fontWeight: 600 }}>
                      {t(`rh.form.asked.${key}`)}{' '}
                      {visibility === 'optional' && (
                        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                          {t('rh.form.visibility.optional')}
                        </Box>
                      )}
                    </Typography>
                    <Box
                      sx={{
                        height: 34,
                        border: 1,
                        borderColor: 'divider',
                        borderRadius: 1,
                        bgcolor: 'background.paper',
                      }}
                    />
                  </Box>
                ))}
            </Box>
          ))}
      </Box>
    </SectionCard>
  )
}
