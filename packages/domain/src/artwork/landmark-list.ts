import { abra } from './landmarks/abra.ts';
import { ainDubai } from './landmarks/ain-dubai.ts';
import { airport } from './landmarks/airport.ts';
import { alFahidi } from './landmarks/al-fahidi.ts';
import { alWasl } from './landmarks/al-wasl.ts';
import { apartments } from './landmarks/apartments.ts';
import { aquarium } from './landmarks/aquarium.ts';
import { atlantis } from './landmarks/atlantis.ts';
import { balloon } from './landmarks/balloon.ts';
import { bank } from './landmarks/bank.ts';
import { burger } from './landmarks/burger.ts';
import { burjAlArab } from './landmarks/burj-al-arab.ts';
import { burjKhalifa } from './landmarks/burj-khalifa.ts';
import { bus } from './landmarks/bus.ts';
import { cafe } from './landmarks/cafe.ts';
import { calendar } from './landmarks/calendar.ts';
import { cayan } from './landmarks/cayan.ts';
import { church } from './landmarks/church.ts';
import { cinema } from './landmarks/cinema.ts';
import { clockTower } from './landmarks/clock-tower.ts';
import { cocktail } from './landmarks/cocktail.ts';
import { consulate } from './landmarks/consulate.ts';
import { creekPark } from './landmarks/creek-park.ts';
import { cruiseShip } from './landmarks/cruise-ship.ts';
import { cyclist } from './landmarks/cyclist.ts';
import { desert } from './landmarks/desert.ts';
import { dhow } from './landmarks/dhow.ts';
import { diya } from './landmarks/diya.ts';
import { document } from './landmarks/document.ts';
import { dubaiFrame } from './landmarks/dubai-frame.ts';
import { emiratesTowers } from './landmarks/emirates-towers.ts';
import { exhibition } from './landmarks/exhibition.ts';
import { festiveTree } from './landmarks/festive-tree.ts';
import { fineDining } from './landmarks/fine-dining.ts';
import { fireworks } from './landmarks/fireworks.ts';
import { fish } from './landmarks/fish.ts';
import { flag } from './landmarks/flag.ts';
import { fountain } from './landmarks/fountain.ts';
import { gallery } from './landmarks/gallery.ts';
import { giraffe } from './landmarks/giraffe.ts';
import { globalVillage } from './landmarks/global-village.ts';
import { goldSouk } from './landmarks/gold-souk.ts';
import { golf } from './landmarks/golf.ts';
import { hattaDam } from './landmarks/hatta-dam.ts';
import { homeKeys } from './landmarks/home-keys.ts';
import { hospital } from './landmarks/hospital.ts';
import { hotel } from './landmarks/hotel.ts';
import { idCard } from './landmarks/id-card.ts';
import { jumeirahMosque } from './landmarks/jumeirah-mosque.ts';
import { kiteBeach } from './landmarks/kite-beach.ts';
import { laMer } from './landmarks/la-mer.ts';
import { lantern } from './landmarks/lantern.ts';
import { library } from './landmarks/library.ts';
import { mall } from './landmarks/mall.ts';
import { mandi } from './landmarks/mandi.ts';
import { marina } from './landmarks/marina.ts';
import { metro } from './landmarks/metro.ts';
import { mezze } from './landmarks/mezze.ts';
import { miracleGarden } from './landmarks/miracle-garden.ts';
import { mosque } from './landmarks/mosque.ts';
import { mountainRoad } from './landmarks/mountain-road.ts';
import { museumOfTheFuture } from './landmarks/museum-of-the-future.ts';
import { museum } from './landmarks/museum.ts';
import { noodles } from './landmarks/noodles.ts';
import { offices } from './landmarks/offices.ts';
import { opera } from './landmarks/opera.ts';
import { palmJumeirah } from './landmarks/palm-jumeirah.ts';
import { park } from './landmarks/park.ts';
import { passport } from './landmarks/passport.ts';
import { pets } from './landmarks/pets.ts';
import { phone } from './landmarks/phone.ts';
import { pizza } from './landmarks/pizza.ts';
import { pool } from './landmarks/pool.ts';
import { racecourse } from './landmarks/racecourse.ts';
import { racingCar } from './landmarks/racing-car.ts';
import { rasAlKhor } from './landmarks/ras-al-khor.ts';
import { rollercoaster } from './landmarks/rollercoaster.ts';
import { sailboat } from './landmarks/sailboat.ts';
import { salikGate } from './landmarks/salik-gate.ts';
import { school } from './landmarks/school.ts';
import { shawarma } from './landmarks/shawarma.ts';
import { skiDubai } from './landmarks/ski-dubai.ts';
import { skydiver } from './landmarks/skydiver.ts';
import { spices } from './landmarks/spices.ts';
import { stadium } from './landmarks/stadium.ts';
import { stage } from './landmarks/stage.ts';
import { sunHeat } from './landmarks/sun-heat.ts';
import { supermarket } from './landmarks/supermarket.ts';
import { sushi } from './landmarks/sushi.ts';
import { taxi } from './landmarks/taxi.ts';
import { temple } from './landmarks/temple.ts';
import { thali } from './landmarks/thali.ts';
import { tram } from './landmarks/tram.ts';
import { umbrella } from './landmarks/umbrella.ts';
import { utilities } from './landmarks/utilities.ts';
import { villas } from './landmarks/villas.ts';
import { waterSlide } from './landmarks/water-slide.ts';
import type { Landmark } from './landmarks/landmark.ts';

/** Every drawing by its id. Only the server and tests import this: it is large. */
export const LANDMARKS = {
  abra,
  'ain-dubai': ainDubai,
  airport,
  'al-fahidi': alFahidi,
  'al-wasl': alWasl,
  apartments,
  aquarium,
  atlantis,
  balloon,
  bank,
  burger,
  'burj-al-arab': burjAlArab,
  'burj-khalifa': burjKhalifa,
  bus,
  cafe,
  calendar,
  cayan,
  church,
  cinema,
  'clock-tower': clockTower,
  cocktail,
  consulate,
  'creek-park': creekPark,
  'cruise-ship': cruiseShip,
  cyclist,
  desert,
  dhow,
  diya,
  document,
  'dubai-frame': dubaiFrame,
  'emirates-towers': emiratesTowers,
  exhibition,
  'festive-tree': festiveTree,
  'fine-dining': fineDining,
  fireworks,
  fish,
  flag,
  fountain,
  gallery,
  giraffe,
  'global-village': globalVillage,
  'gold-souk': goldSouk,
  golf,
  'hatta-dam': hattaDam,
  'home-keys': homeKeys,
  hospital,
  hotel,
  'id-card': idCard,
  'jumeirah-mosque': jumeirahMosque,
  'kite-beach': kiteBeach,
  'la-mer': laMer,
  lantern,
  library,
  mall,
  mandi,
  marina,
  metro,
  mezze,
  'miracle-garden': miracleGarden,
  mosque,
  'mountain-road': mountainRoad,
  'museum-of-the-future': museumOfTheFuture,
  museum,
  noodles,
  offices,
  opera,
  'palm-jumeirah': palmJumeirah,
  park,
  passport,
  pets,
  phone,
  pizza,
  pool,
  racecourse,
  'racing-car': racingCar,
  'ras-al-khor': rasAlKhor,
  rollercoaster,
  sailboat,
  'salik-gate': salikGate,
  school,
  shawarma,
  'ski-dubai': skiDubai,
  skydiver,
  spices,
  stadium,
  stage,
  'sun-heat': sunHeat,
  supermarket,
  sushi,
  taxi,
  temple,
  thali,
  tram,
  umbrella,
  utilities,
  villas,
  'water-slide': waterSlide,
} as const satisfies Record<string, Landmark>;

export type LandmarkId = keyof typeof LANDMARKS;
