import { page } from '#kernel/shared/elements.ts'

export const forecastElements = [
  page('/culture/production', {
    name: { fr: 'Production', en: 'Production', es: 'Producción', ar: 'الإنتاج' },
    plan: {
      fr: 'Les kilos récoltés par code culture et par semaine, comparés au plan, en kilos ou en kg/m².',
      en: 'Kilos harvested by crop code and week, against the plan, in kilos or in kg/m².',
      es: 'Los kilos cosechados por código de cultivo y semana, frente al plan, en kilos o en kg/m².',
      ar: 'الكيلوغرامات المجنية حسب رمز المحصول والأسبوع مقارنة بالخطة، بالكيلوغرام أو كغ/م².',
    },
  }),
  page('/culture/previsionRecolte', {
    name: { fr: 'Prévision de récolte', en: 'Harvest forecast', es: 'Previsión de cosecha', ar: 'توقع الجني' },
    plan: {
      fr: 'Les kilos attendus par code et par jour sur 28 jours, proposés d’après la notation, saisis puis validés.',
      en: 'Kilos expected by code and day over 28 days, proposed from the notations, entered and validated.',
      es: 'Los kilos esperados por código y día a 28 días, propuestos según la notación, introducidos y validados.',
      ar: 'الكيلوغرامات المنتظرة حسب الرمز واليوم على 28 يوما، مقترحة من القياسات، تُدخَل ثم تُصدَّق.',
    },
  }),
  page('/culture/previsionAnnuelle', {
    name: { fr: 'Prévision annuelle', en: 'Yearly forecast', es: 'Previsión anual', ar: 'التوقع السنوي' },
    plan: {
      fr: 'Le kg/m² prévu par code et par semaine de la campagne, avec la courbe de l’an passé et ses versions.',
      en: 'The kg/m² planned by code and week of the campaign, with last year’s curve and its versions.',
      es: 'Los kg/m² previstos por código y semana de la campaña, con la curva del año anterior y sus versiones.',
      ar: 'كغ/م² المتوقع حسب الرمز وأسبوع الموسم، مع منحنى السنة الماضية وإصداراته.',
    },
  }),
  page('/culture/rendement', {
    name: { fr: 'Rendement', en: 'Yield', es: 'Rendimiento', ar: 'المردود' },
    plan: {
      fr: 'Les courbes de kg/m² cumulés par code, variété et serre, bruts et commercialisables, face à l’objectif.',
      en: 'Curves of cumulated kg/m² by code, variety and greenhouse, gross and marketable, against the target.',
      es: 'Las curvas de kg/m² acumulados por código, variedad e invernadero, brutos y comercializables.',
      ar: 'منحنيات كغ/م² التراكمي حسب الرمز والصنف والبيت المحمي، الخام والقابل للتسويق، مقابل الهدف.',
    },
  }),
]
