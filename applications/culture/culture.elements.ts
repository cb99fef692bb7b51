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
