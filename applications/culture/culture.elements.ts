import { action, module, page } from '#kernel/shared/elements.ts'
import { documentsPage } from '#platform/documents/documents.elements.ts'
import { followUpElements } from './elements/follow-up.elements.ts'
import { forecastElements } from './elements/forecasts.elements.ts'
import { placeElements } from './elements/places.elements.ts'
import { treatmentElements } from './elements/treatments.elements.ts'

export const cultureElements = module('/culture', {
  name: { fr: 'Culture', en: 'Crops', es: 'Cultivo', ar: 'الزراعة' },
  children: [
    page('/tableauxdebord/culture', {
      name: { fr: 'Tableau de bord', en: 'Dashboard', es: 'Cuadro de mando', ar: 'لوحة القيادة' },
      plan: {
        fr: 'Le rendement cumulé, la justesse des prévisions, les événements ouverts et les prochaines récoltes.',
        en: 'The cumulated yield, the accuracy of forecasts, the open events and the next harvests.',
        es: 'El rendimiento acumulado, el acierto de las previsiones, los incidentes abiertos y las próximas cosechas.',
        ar: 'المردود التراكمي، ودقة التوقعات، والأحداث المفتوحة، ومواعيد الجني القادمة.',
      },
      availableOnMobile: true,
    }),
    ...forecastElements,
    followUpElements,
    treatmentElements,
    page('/culture/tracabilite', {
      name: { fr: 'Traçabilité', en: 'Traceability', es: 'Trazabilidad', ar: 'التتبع' },
      rights: [
        action('exercice', {
          fr: 'Lancer un exercice',
          en: 'Run an exercise',
          es: 'Hacer un simulacro',
          ar: 'إجراء تمرين',
        }),
        action('declencher', {
          fr: 'Déclencher un rappel',
          en: 'Trigger a recall',
          es: 'Activar una retirada',
          ar: 'إطلاق عملية سحب',
        }),
      ],
    }),
    ...placeElements,
    documentsPage('/documents/culture'),
  ],
})
