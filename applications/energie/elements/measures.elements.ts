import { module, page } from '#kernel/shared/elements.ts'

const variables = module('/energie/variables', {
  name: { fr: 'Variables', en: 'Variables', es: 'Variables', ar: 'المتغيرات' },
  children: [
    page('/energie/variables/planning', {
      name: { fr: 'Planning des moteurs', en: 'Engine plan', es: 'Plan de motores', ar: 'تخطيط المحركات' },
      plan: {
        fr: 'La marche prévue des moteurs au regard du prix et du besoin de chaleur, et l’écart avec le réel.',
        en: 'The planned running of the engines over price and heat need, and the gap with what they did.',
        es: 'La marcha prevista de los motores según el precio y la demanda de calor, y la desviación con lo real.',
        ar: 'التشغيل المخطط للمحركات حسب السعر والحاجة إلى الحرارة، والفارق مع الواقع.',
      },
    }),
    page('/energie/variables/points10min', {
      name: { fr: 'Points 10 minutes', en: '10-minute points', es: 'Puntos de 10 minutos', ar: 'نقاط كل 10 دقائق' },
      plan: {
        fr: 'Les imports de courbes de charge avec leur compte rendu, et le calendrier des points manquants.',
        en: 'Imports of load curves with their report, and the calendar of missing points.',
        es: 'Las importaciones de curvas de carga con su informe, y el calendario de puntos que faltan.',
        ar: 'استيراد منحنيات الحمل مع تقاريرها، وتقويم النقاط الناقصة.',
      },
    }),
    page('/energie/variables/gazpcs', {
      name: { fr: 'PCS du gaz', en: 'Gas calorific value', es: 'PCS del gas', ar: 'القيمة الحرارية للغاز' },
      plan: {
        fr: 'Le pouvoir calorifique du gaz par jour et par zone, avec ses trous et la moyenne d’une période.',
        en: 'The gas’s calorific value by day and zone, with its holes and the mean of a period.',
        es: 'El poder calorífico del gas por día y zona, con sus huecos y la media de un periodo.',
        ar: 'القيمة الحرارية للغاز حسب اليوم والمنطقة، مع الأيام الناقصة ومتوسط الفترة.',
      },
    }),
    page('/energie/variables/autres', {
      name: { fr: 'Autres variables', en: 'Other variables', es: 'Otras variables', ar: 'متغيرات أخرى' },
      plan: {
        fr: 'La température extérieure, le rayonnement, le CO2 et les degrés-jours, saisis, importés ou reçus.',
        en: 'Outside temperature, radiation, CO2 and degree-days, typed, imported or received.',
        es: 'La temperatura exterior, la radiación, el CO2 y los grados-día, introducidos, importados o recibidos.',
        ar: 'الحرارة الخارجية والإشعاع وثاني أكسيد الكربون وأيام التدفئة، مدخلة أو مستوردة أو مستلمة.',
      },
    }),
  ],
})

const market = module('/energie/dataBourse', {
  name: { fr: 'Données de bourse', en: 'Market data', es: 'Datos de mercado', ar: 'بيانات السوق' },
  children: [
    page('/energie/dataBourse/gazpegeod', {
      name: {
        fr: 'Gaz PEG fin de journée',
        en: 'Gas PEG end of day',
        es: 'Gas PEG cierre diario',
        ar: 'غاز PEG نهاية اليوم',
      },
      plan: {
        fr: 'Le prix du gaz au PEG en fin de journée, en EUR/MWh, avec ses corrections et les contrats qui l’utilisent.',
        en: 'The end-of-day PEG gas price, in EUR/MWh, with its corrections and the contracts that use it.',
        es: 'El precio del gas en el PEG al cierre, en EUR/MWh, con sus correcciones y los contratos que lo usan.',
        ar: 'سعر الغاز في PEG عند نهاية اليوم، باليورو/MWh، مع تصحيحاته والعقود التي تستعمله.',
      },
    }),
    page('/energie/dataBourse/gazco2', {
      name: { fr: 'Quotas de CO2', en: 'CO2 allowances', es: 'Derechos de CO2', ar: 'حصص ثاني أكسيد الكربون' },
      plan: {
        fr: 'Le prix du quota européen de CO2 par jour, en EUR/t, avec ses corrections.',
        en: 'The price of the European CO2 allowance by day, in EUR/t, with its corrections.',
        es: 'El precio del derecho europeo de CO2 por día, en EUR/t, con sus correcciones.',
        ar: 'سعر حصة الكربون الأوروبية لكل يوم، باليورو/طن، مع تصحيحاته.',
      },
    }),
    page('/energie/dataBourse/elecbase', {
      name: { fr: 'Électricité base', en: 'Base electricity', es: 'Electricidad base', ar: 'الكهرباء الأساسية' },
      plan: {
        fr: 'Le prix de l’électricité du lendemain en base pour la France, du pas brut à la moyenne.',
        en: 'The French day-ahead base electricity price, from the raw step to the mean.',
        es: 'El precio de la electricidad base del día siguiente en Francia, del paso bruto a la media.',
        ar: 'سعر الكهرباء الأساسي لليوم التالي في فرنسا، من الخطوة الخام إلى المتوسط.',
      },
    }),
    page('/energie/dataBourse/elecgaz', {
      name: {
        fr: 'Gaz de cogénération',
        en: 'Cogeneration gas price',
        es: 'Gas de cogeneración',
        ar: 'مرجع غاز التوليد',
      },
      plan: {
        fr: 'La référence de gaz mensuelle du contrat de vente de la cogénération, en EUR/MWh.',
        en: 'The monthly gas reference of the cogeneration sale contract, in EUR/MWh.',
        es: 'La referencia mensual de gas del contrato de venta de la cogeneración, en EUR/MWh.',
        ar: 'مرجع الغاز الشهري لعقد بيع التوليد المشترك، باليورو/MWh.',
      },
    }),
    page('/energie/dataBourse/elecpre', {
      name: { fr: 'Prix des écarts', en: 'Imbalance price', es: 'Precio de desvíos', ar: 'سعر الفوارق' },
      plan: {
        fr: 'Le prix de règlement des écarts, positif et négatif, au pas du marché.',
        en: 'The imbalance settlement price, positive and negative, at the market’s step.',
        es: 'El precio de liquidación de los desvíos, positivo y negativo, al paso del mercado.',
        ar: 'سعر تسوية الفوارق الموجب والسالب بخطوة السوق.',
      },
    }),
  ],
})

export const measureElements = [variables, market]
