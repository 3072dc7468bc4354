import type { LandmarkId } from './landmark-list.ts';

/**
 * The drawing of each item, chosen by hand: for every drawing the ids of the items that show it, separated by spaces. The position
 * of an id decides in which light and framing the item shows it, so that no two items of a drawing look alike. Append new ids.
 */
export const ITEMS_OF_DRAWING: Partial<Record<LandmarkId, string>> = {
  abra: 'dubai-creek-abra al-seef dubai-water-canal madinat-jumeirah canal-boat creek-harbour-boat',
  'ain-dubai': 'ain-dubai bluewaters jbr madame-tussauds-dubai',
  airport:
    'dxb-airport-t3 dxb-airport-t1 dxb-airport-t2 dwc-airport getting-from-airport dubai-airshow customs sleep-n-fly-dxb dubai-international-hotel-dxb mebaa-show',
  'al-fahidi': 'al-fahidi old-dubai-walk bur-dubai xva-cafe smccu sheikh-saeed-house sikka al-shindagha-museum',
  'al-wasl': 'expo-city-dubai hai-ramadan-expo-city terra-pavilion rove-expo-city show-al-wasl-projections',
  apartments: 'choosing-a-neighbourhood satwa karama international-city jlt oud-metha city-walk-district',
  aquarium: 'dubai-aquarium lost-chambers deep-dive-dubai dubai-dolphinarium',
  atlantis: 'atlantis-the-palm atlantis-the-royal nobu-dubai',
  balloon: 'dubai-balloon-atlantis hot-air-balloon',
  bank: 'tipping cost-of-living',
  burger: 'firehouse-subs-szr raising-canes-al-barsha',
  'burj-al-arab': 'burj-al-arab al-muntaha umm-suqeim-beach',
  'burj-khalifa': 'burj-khalifa armani-hotel-dubai at-mosphere burj-park downtown-dubai emaar-boulevard',
  bus: 'al-ghubaiba-bus-station union-bus-station rta-bus-on-demand rta-on-off-bus buses-dubai-abu-dhabi buses-dubai-sharjah airport-buses winter-buses hatta-express',
  cafe: 'arabian-tea-house nightjar-coffee raw-coffee koukh-al-shay project-chaiwala-alserkal al-hara-cafeteria juan-valdez-jumeirah lazy-cat-al-quoz music-loves-company',
  calendar: 'navroz uae-working-week',
  cayan: 'cayan-tower',
  church:
    'st-marys-church-dubai st-francis-church-jebel-ali jebel-ali-places-of-worship easter-2027 orthodox-christmas',
  cinema:
    'cinema-akil vox-moonlight film-cinema-akil-25hours film-jlt-under-the-stars film-vox-moonlight iifa-awards-2027',
  'clock-tower': 'deira',
  cocktail:
    'alcohol-rules ce-la-vi-dubai buddha-bar-dubai bahri-bar jetty-lounge treehouse-taj irish-village mcgettigans-jlt aviation-club-century-village dinner-party-bund-lounge-mon quiz-radisson-red-mon',
  consulate:
    'consulate-india consulate-pakistan consulate-uk consulate-us consulate-philippines dubai-police-hq dubai-municipality-hq',
  'creek-park': 'creek-park one-day-with-children',
  'cruise-ship': 'port-rashid qe2-hotel dubai-sharjah-ferry tour-qe2 breakbulk-middle-east',
  cyclist: 'al-qudra-cycle-track dubai-ride dubai-t100 uae-tour dubai-fitness-challenge',
  desert:
    'bab-al-shams al-maha-resort desert-day-out big-red-al-badayer liwa-festival love-lake desert-evening-one-degree desert-evening-uncommon night-safari-dubai-safari-park',
  dhow: 'dubai-deira-waterfront dubai-creek-harbour-promenade musandam-khasab dubai-creek-harbour',
  diya: 'diwali',
  document:
    'attestation birth-certificate marriage-certificate death-registration oqood gratuity labour-complaint rental-dispute moving-in-permit alcohol-licence consumer-complaint getting-an-ejari dubai-land-department gdrfa-jafiliya emirates-post',
  'dubai-frame': 'dubai-frame',
  'emirates-towers': 'emirates-towers business-bay',
  exhibition:
    'dwtc gitex gulfood arabian-travel-market big-5-global whx-dubai world-governments-summit-2027 expand-north-star token2049-dubai one-billion-followers-summit arabplast',
  'festive-tree': 'christmas habtoor-winter-garden madinat-festive-market souq-al-freej',
  'fine-dining':
    'friday-brunch al-dawaar row-on-45 stay-yannick-alleno fzn-bjorn-frantzen the-farm-al-barari time-out-market-dubai boca-dubai duo-gastrobar-creek-harbour flor-ritz-carlton-difc coya-dubai tatel-downtown girl-and-the-goose buffet-chef-lanka-sat roast-duck-hook-sun supper-club-girl-and-the-goose taco-tuesday-joes-backyard taco-tuesday-la-tablita brunch-bubbalicious-sat brunch-tatel-sat evening-brunch-punjab-grill-fri evening-brunch-josette-tue late-brunch-lighthouse-wed',
  fireworks:
    'new-year-fireworks new-year-day burj-park-new-year-festival rak-new-year chinese-new-year sheikh-zayed-festival',
  fish: 'bu-qtair dibba-bay-jbr pierchic estiatorio-milos-dubai dampa-seafood-grill',
  flag: 'national-day flag-day commemoration-day',
  fountain:
    'dubai-fountain souk-al-bahar palace-downtown evening-brunch-address-fountain-views-sat show-dubai-fountain',
  gallery:
    'alserkal-avenue jameel-arts-centre art-dubai world-art-dubai al-quoz-arts-fest sharjah-biennial theatre-of-digital-art arte-museum-dubai museum-of-illusions-dubai 3d-world-selfie-museum teamlab-phenomena-abu-dhabi dubai-design-district dubai-design-week al-quoz aya-universe house-of-hype salah-elmur-jameel-2026',
  giraffe: 'dubai-safari-park sharjah-safari safari-park-season',
  'global-village': 'global-village events-through-the-year',
  'gold-souk': 'gold-souk gold-souk-buying naif-souk souk-madinat-jumeirah textile-souk',
  golf: 'emirates-golf-club els-club dubai-creek-golf dp-world-tour dubai-desert-classic dubai-invitational',
  'hatta-dam': 'hatta-dam-amphitheatre hatta-kayak hatta hatta-winter',
  'home-keys': 'ejari buying-property buying-a-home renting-a-home rental-increase housing-fee',
  hospital:
    'rashid-hospital latifa-hospital dubai-hospital mediclinic-city-hospital american-hospital-dubai kings-college-hospital-dubai health-insurance health-care-basics vaccination medical-fitness dubai-healthcare-city emergency-numbers medicine-import hatta-hospital whx-labs-dubai',
  hotel:
    'raffles-dubai address-downtown four-seasons-jumeirah rove-downtown grosvenor-house park-hyatt-dubai rove-city-centre-deira citymax-al-barsha st-regis-palm vida-creek-harbour',
  'id-card':
    'emirates-id emirates-id-replacement nol-card nol-personal health-card driving-licence-new driving-licence-renewal international-driving driving-licence-exchange people-of-determination',
  'jumeirah-mosque': 'jumeirah-mosque visiting-jumeirah-mosque jumeirah dress-and-manners tour-jumeirah-mosque',
  'kite-beach':
    'kite-beach water-safety-beaches jumeirah-public-beach salt-kite-beach jumeirah-3-beach al-mamzar al-mamzar-corniche',
  'la-mer': 'the-beach-jbr the-walk-jbr j1-beach jumeirah-2-corniche free-beaches jbr-open-beach',
  lantern:
    'ramadan ramadan-souq-deira ramadan-district ramadan-cannons season-of-wulfa ramadan-dining-etiquette haq-al-laila eid-al-fitr salik-ramadan-hours ramadaniyat-2027',
  library: 'mbr-library emirates-litfest sharjah-childrens-reading-festival dubai-public-library shaam-e-rekhta-2026',
  mall: 'dubai-mall mall-of-the-emirates fashion-avenue dubai-festival-city-mall city-centre-deira al-ghurair-centre burjuman wafi-city ibn-battuta-mall nakheel-mall mercato-mall dsf dss dubai-marina-mall tourist-vat-refund vat-refund dubai-fashion-week dubai-hills-mall city-centre-mirdif',
  mandi:
    'al-ustad-special-kabab al-fanar-festival-city al-khayma-heritage al-tawasol-deira bait-al-mandi-muraqqabat al-fanar-al-seef gerbou',
  marina: 'dubai-marina dubai-marina-walk pier-7 xline-dubai-marina observatory-marina dubai-harbour yacht-charter',
  metro: 'metro-in-one-page metro-lost-found getting-around-accessible al-nahda-dubai al-qusais',
  mezze:
    'al-safadi-rigga al-hallab-moe bait-maryam sufret-maryam orfali-bros allo-beirut-city-walk bebek-difc dubai-food-festival breakfast-juan-valdez-mon roast-dinner-by-heston-sun roast-goose-island-sun taco-tuesday-el-chapos taco-tuesday-la-mezcaleria taco-tuesday-taqado counter-dinner-moonrise brunch-punjab-grill-weekend evening-brunch-observatory-fri evening-brunch-ula-fri evening-brunch-kiza-thu',
  'miracle-garden': 'miracle-garden miracle-garden-season dubai-butterfly-garden valentines-day',
  mosque:
    'marina-mosque sheikh-zayed-grand-mosque sheikh-zayed-mosque-fujairah eid-al-adha arafat-day prophet-birthday hijri-new-year abrahamic-family-house',
  'mountain-road': 'jebel-jais',
  museum:
    'etihad-museum coffee-museum al-fahidi-fort crossroads-of-civilizations-museum natural-history-museum-abu-dhabi zayed-national-museum louvre-abu-dhabi sharjah-museum-islamic-civilization childrens-city',
  'museum-of-the-future': 'museum-of-the-future museums-in-a-week',
  noodles: 'pai-thai hawkerboi harummanis manao china-tang-dubai three-fils hot-palayok-karama',
  offices:
    'difc difc-district dubai-internet-city dubai-media-city dubai-silicon-oasis trade-licence vat-business gate-avenue unemployment-insurance idex',
  opera:
    'dubai-opera dubai-opera-season batiashvili-gigashvili-2026-12 minsoo-sohn-2026-12 chicago-musical-2026-12 my-grandson-benjamin-2027-01 kvartetnik-2026-12',
  'palm-jumeirah': 'the-view-at-the-palm palm-jumeirah palm-boardwalk helicopter-tour',
  park: 'safa-park zabeel-park dubai-hills-park mushrif-park al-barsha-pond-park jlt-park best-months-outdoors quranic-park the-gardens discovery-gardens dubai-garden-glow-season dubai-marathon rak-half-marathon bay-avenue',
  passport:
    'tourist-visa visa-on-arrival visit-visa-extension five-year-tourist-visa overstay-fines golden-visa green-visa residence-visa family-sponsorship newborn-visa first-week-as-resident',
  pets: 'pet-import pet-registration pets-in-dubai',
  phone: 'dubai-now uae-pass scams-and-digital-safety police-services tourist-police parking parking-zones',
  pizza: 'il-ristorante-niko-romito lpm-dubai',
  pool: 'aura-skypool covebeach-jbr palm-west-beach nammos-dubai barasti zero-gravity bla-bla-dubai creek-beach sunset-beach al-mamzar-beach-park al-sufouh-beach yoga-aura-skypool',
  racecourse: 'meydan-racecourse dubai-world-cup dubai-racing-carnival',
  'racing-car': '24h-dubai abu-dhabi-grand-prix motor-city abu-dhabi-gp-concerts-2026',
  'ras-al-khor': 'ras-al-khor al-qudra-lakes',
  rollercoaster: 'motiongate-dubai dubai-parks-resorts img-worlds legoland-dubai real-madrid-world kidzania-dubai',
  sailboat: 'sailgp-dubai sailgp-abu-dhabi dubai-offshore-sailing-club dubai-marina-yacht-club dubai-boat-show',
  'salik-gate':
    'salik how-salik-gates-charge traffic-fines traffic-fines-and-points vehicle-registration rta-head-office',
  school:
    'schools-overview school-admission back-to-school school-spring-break school-winter-break gems-wellington-international-school gems-modern-academy dubai-college repton-al-barsha',
  shawarma: 'eating-out-budget al-mallah last-exit-e11 operation-falafel-jbr damascus-street-qusais al-ijaza-cafeteria',
  'ski-dubai': 'ski-dubai dubai-ice-rink',
  skydiver: 'skydive-dubai',
  spices: 'spice-souk perfume-souk meena-bazaar karama-market market-deira-winter market-rigga-night',
  stadium:
    'dubai-cricket-stadium abu-dhabi-t10 ilt20 rugby-sevens tennis-stadium dubai-tennis mubadala-abu-dhabi-open dubai-basketball-home-games dubai-sports-city icc-academy',
  stage:
    'coca-cola-arena la-perle saadiyat-nights soho-garden-meydan ushuaia-dubai-harbour five-palm sharjah-light-festival motn-festival bossa-nova-veranda-fri cheese-and-jazz-jones-the-grocer-fri comedy-music-loves-company-sat greek-singer-taverna-mon jazz-jass-lounge jazz-q-s-bar live-show-aretha plate-smashing-opa show-babylon-difc show-imagine-festival-city sound-of-bali-koko-bay-thu dinner-show-birds show-dino-mania-riverland show-laser-riverland dhafer-youssef-2026-12 rahat-fateh-ali-khan-2026-12 ziad-rahbani-tribute-2027 tamaas-festival-2027 biswa-kalyan-rath-2027-01 gaurav-gupta-2026-12 paul-de-saint-sernin-2027-01 paul-smith-2027-01 sapan-verma-2027-02 sergey-orlov-2026-12 varun-grover-2027-01 whitney-cummings-2027-01 swan-lake-on-ice-2027-01 untold-dubai activateme-fest angad-ranyal-2027-03 andrea-bocelli-2026-12',
  'sun-heat': 'summer-heat-safety midday-break',
  supermarket: 'food-safety-complaint waterfront-market motb ripe-market ripe-market-academy-park market-farmers-souq',
  sushi: 'zuma-dubai kira-marsa-al-arab',
  taxi: 'taxis-and-ride-apps lost-property minor-accident',
  temple: 'hindu-temple-dubai baps-hindu-mandir holi-2027 langar-guru-nanak-darbar',
  thali:
    'ravi-restaurant saravanaa-bhavan-karama asha-s-wafi calicut-paragon aryaas-mankhool jamavar-dubai khadak tresind-studio saarangaa-bhojan-shala chokhi-dhani-al-seef pak-liyari dindigul-thalappakatti-karama',
  tram: 'palm-jumeirah-monorail using-nol-card etihad-rail',
  umbrella: 'rain-and-fog',
  utilities: 'dewa-activation dewa-moveout dewa-start smart-sustainability-oasis',
  villas: 'dubai-hills arabian-ranches mirdif jvc jvt al-furjan al-barsha cedre-villas-centre',
  'water-slide': 'aquaventure wild-wadi',
};

/** Places whose sort has a drawing that would be wrong for them. They show where they are. */
export const ITEMS_ON_MAP: ReadonlySet<string> = new Set(['boo-boo-laand', 'dubai-crocodile-park', 'olioli']);
