/** Subjects of the guide in English: `sense: form, form`. */
export const lexiconSubjects = `
metro: metro, subway, underground, metros, train, trains
tram: tram, trams
monorail: monorail
bus: bus, buses
taxi: taxi, taxis, cab, cabs
ride-app: uber, careem, hala, ride app, ride apps, ride hailing, ride-hailing
abra: abra, abras, water taxi, creek boat, wooden boat
ferry: ferry, ferries, water bus
nol: nol, nol card, nol cards, metro card, transport card, travel card
card: card, cards
silver: silver, silver card, silver nol
gold-class: gold class, gold card, gold nol, gold cabin
blue-card: blue card, blue nol, personal nol, personal card
red-ticket: red ticket, red tickets, paper ticket, red nol
day-pass: day pass, one day pass, daily pass, all day ticket
pass: pass, passes, monthly pass, weekly pass
zone: zone, zones, one zone, two zones, three zones
fare: fare, fares, ride, rides, trip, trips, journey, ticket, tickets
transfer: transfers, change trains, changes, connection, two legs
balance: balance, credit
line: line, lines, red line, green line, blue line, gold line
station: station, stations, stop, stops
gate: gate, gates
tag: tag, tags
fuel: fuel, petrol, gas, gasoline, diesel
car: car, cars, drive, driving, driver, drivers, vehicle hire
rent-car: rent a car, rental car, hire a car, car hire, car rental, rent car, hire car, rent me a car, rent a vehicle, hire, hire me a car, rental companies, car rentals
driving-licence: driving licence, driving license, driver's licence, driver's license, drivers license, drivers licence, driving permit, car licence, driving licences, foreign licence
exchange: exchange, exchanging, convert, swap
renew: renew, renewal, renewing, renewed, renews
replace: replace, replacement, replacing, damaged
lost: lost, lose, forgot, forgotten, left behind, lost property, lost and found, missing, left my
accident: accident, accidents, crash, collision, bumper, scratched, hit my car, dented
speed: speed, speeding, speed limit, speed camera, speed cameras, camera, cameras, radar
black-points: black points, black point, points
child-seat: child seat, car seat, baby seat, booster
front-seat: front seat, sit in front, in front, in the front of, the front of the car, passenger seat
airport: airport, airports, dxb, dwc
terminal: terminal, terminals
wheelchair: wheelchair, wheelchairs, accessible, accessibility, step-free, disabled access, pram, stroller
student: student, students
senior: senior, seniors, elderly, older people, pensioners
child: child, children, kid, kids, baby, babies, toddler, toddlers, son, daughter
woman: woman, women, ladies, female
family: family, families, wife, husband, spouse, parents
vehicle: vehicle, vehicles, car registration, mulkiya
inspection: inspection, inspected, test my car, vehicle test
visa: visa, visas, entry permit
overstay: overstay, overstayed, overstaying, stay beyond, stay longer than my visa, stay longer than allowed, visa expired, expired visa, stayed too long
extend: extend, extension, extending, prolong
tourist-visa: tourist visa, visit visa, tourist permit, visitor visa, visit visas, tourist visas
five-year-visa: five-year visa, five year visa, five-year tourist visa, 5 year visa, five-year, multiple entry, multi-entry, multiple-entry
residence-visa: residence visa, residency visa, residency, residence, employment visa, work visa, employment residence, residence permit, work permit
golden-visa: golden visa, golden residence, golden residency, gold visa
green-visa: green visa, green residence, green residency
retirement: retirement, retire, retired, retiree, retirement visa
remote-work: remote work, virtual work, digital nomad, work remotely, freelancer
newborn: newborn, new baby, new born, newborns, baby was born, just had a baby, baby born, born here, weeks old
sponsor: sponsor, sponsoring, sponsorship, bring my family, bring my wife, bring my husband
passport: passport, passports
emirates-id: emirates id, emirates ids, eid card, id card, identity card
medical-test: medical test, medical fitness, fitness test, medical fitness test, blood test, medical
arrival: arrival, on arrival, visa on arrival, visa-free, arrive, arriving
grace: grace, grace period, days of grace
abroad: outside the country, out of the country, outside the uae, abroad, absence, absent, overseas, stay away, be away, away for, out of the uae, leave the country for
bank-balance: bank balance, bank statement, bank account, balance in the bank
fine: fine, fines, penalty, penalties, fined
late: late, delay, delayed, expired, expiry
ejari: ejari, tenancy registration, tenancy contract registration, register my tenancy, registering a tenancy
contract: contract, contracts, agreement
eviction: evict, eviction, evicted, kick me out, throw me out, ask me to leave, vacate
notice: notice, notices
deposit: deposit, deposits, security deposit
agent: agent, agents, agency, broker, brokers
commission: commission, agency fee, agency commission, broker fee
dewa: dewa, electricity, water bill, electricity and water, power, utilities, electric, power cut, lights out, no power, power died, electricity meter
activate: activate, activation, connect, connected, turn on, connection, switch on
close-account: close my account, closing, move out, moving out, moveout, moving a dewa account, disconnect
cooling: cooling, district cooling, chiller, air conditioning, ac
internet: internet, wifi, wi-fi, broadband
move-in: move in, moving in, move-in, moving permit, move-in permit
dispute: dispute, disputes, rental dispute, rdc, file a case, sue my landlord, sue, sue him, sue her, sue them, suing, compensation, lawsuit, take him to court, changed the lock, changed the locks
housing-fee: housing fee, municipality housing fee
flat: flat, flats, apartment, apartments
villa: villa, villas
furnished: furnished, unfurnished
buy-home: buy a home, buying a home, buy a house, buy property, buying property, property purchase, buy an apartment, buy a flat, buying a flat, purchase, buyer
mortgage: mortgage, mortgages, home loan, loan
service-charge: service charge, service charges
title-deed: title deed, deed
off-plan: off-plan, off plan, oqood
transfer-fee: transfer fee, dld fee, land department fee, dld transfer fee
down-payment: down payment, downpayment, put down, put down myself, from my own pocket, own money
trustee: trustee, trustee office, trustee fee
developer: developer, developers, noc, no-objection certificate
freehold: freehold, foreigners own, own property, foreign ownership
vat: vat, value added tax, sales tax
refund: refund, refunds, money back, tax back, reclaim, tax refund, tax free, vat refund, get back
income-tax: income tax, tax on salary, salary tax, taxes, tax
corporate-tax: corporate tax, company tax, business tax
currency: currency, money exchange, exchange rate, exchange office, rupee, rupees, euro, euros, pounds sterling, send money, sending money, remittance, remit, taka, pesos
dollar: dollar, dollars, usd, us dollar
cash: cash, money
customs: customs, duty, duty-free, declare, declared, declaration, carry into, bring into
tip: tip, tips, tipping, gratuities
hotel: hotel, hotels, resort, resorts
hotel-bill: hotel bill, hotel tax, hotel taxes, hotel fees, room tax
tourism-dirham: tourism dirham, tourist tax
hospital: hospital, hospitals, clinic, clinics, doctor, doctors
pharmacy: pharmacy, pharmacies, chemist, drugstore
medicine: medicine, medicines, medication, medications, prescription, prescriptions, tablets, pills, painkillers, codeine
insurance: insurance, insured, health insurance, insure, insures, insuring, medical cover, health cover, cover for her, cover for him
health-card: health card
vaccine: vaccine, vaccines, vaccination, vaccinations, jab
ambulance: ambulance
police: police, police report, stolen, stole, theft, robbed, pickpocket, stolen passport, took my passport, took my bag, took my wallet, took my phone, snatched
fire: fire, fire brigade, fire department, civil defence, fire service
coastguard: coastguard, coast guard, trouble at sea
emergency: emergency, emergencies, urgent, sos
tourist-police: tourist police, helps visitors, help tourists, helps tourists
clearance: clearance certificate, good conduct, good conduct certificate, police clearance
complaint: complaint, complaints, complain, report a shop
school: school, schools, khda, nursery, kindergarten
salary: salary, wage, wages, income, earn, unpaid
leave: annual leave, leave days, vacation days, paid leave, holiday entitlement, paid holiday, days of holiday, paid days off, holiday do i get
gratuity: gratuity, end of service, end-of-service, severance, final settlement, final dues, end of service money, final pay, leaving indemnity, final settlement, end of service dues, final dues, final pay
unemployment: unemployment, unemployed, iloe, lost my job, lose my job, job loss, laid off, dismissal
midday-break: midday break, work break, outdoor work, work outside in summer, outdoor work
working-hours: working week, working day, work hours, office hours, working hours, hours a week, hours a day, hours of work, hours per day, hours per week, daily hours, long shifts, hour shifts, ministry hours, government hours, office timings, government counter, ministry counter, ministry hours, government offices
trade-licence: trade licence, trade license, business licence, set up a business, start a business, start a company, open a company, business setup, setting up a business
register: register, registration, registering, registered, sign up
mosque: mosque, mosques, jumeirah mosque
friday-prayer: friday prayer, friday sermon, jumma, jummah, jumuah, friday prayers, khutba, khutbah, juma, juma prayer, friday khutba, jumma prayer, sermon
fasting: fasting, fast, eat in public, drink in public, daytime in ramadan, eat in the daytime, eat during the day, fasting hours, people are fasting, not fasting
dress: dress, wear, clothes, clothing, dress code, shorts, bikini, swimwear, hijab, abaya, modest, what to wear, cover up, sleeveless, clothes should
photo: photo, photos, photograph, photographs, photography, picture, pictures, drone, drones, filming, take pictures, selfie, film, filmed
affection: affection, kiss, kissing, hug, hold hands, holding hands, hand in hand, kiss my wife, kiss my husband, public display
alcohol: alcohol, drink, drinks, beer, wine, liquor, booze, drunk, drinking, whisky, whiskey, vodka, pint, cans of beer, a few cans, cocktail, cocktails, spirits
licence: licence, license, permit, permits
smoking: smoke, smoking, cigarette, cigarettes, vape, vaping, shisha
drugs: drugs, cannabis, weed, marijuana, cbd
couple: couple, couples, unmarried, girlfriend, boyfriend, not married
online-post: social media, post online, posting, insult, whatsapp, online conduct, post something
advertising: advertiser, influencer, advertiser permit, advertise
birth: birth, birth certificate
death: death, death certificate, died, repatriation
marriage: marriage, marry, married, wedding
attestation: attestation, attest, attested, attesting, legalise, legalize documents, degree certificate, university degree, degree attested, attest my degree, my degree
pet: pet, pets, dog, dogs, cat, cats, puppy, kitten, leash, vet, labrador, paws
people-of-determination: people of determination, sanad, disability, disabilities
beach: beach, beaches, seaside, sea, the sea, shore, seashore, coast, by the water, sand, on the sand
night-swimming: night swimming, swim at night, night beach, night beaches, swimming after dark, swim after dark, swim tonight, swim in the dark, dark
swim: swim, swimming, dip, bathe, go in the water
flag: flag, flags, lifeguard flag
red: red
yellow: yellow
purple: purple
lifeguard: lifeguard, lifeguards
shower: shower, showers, changing rooms
mall: mall, malls, shopping centre, shopping mall, shopping
souk: souk, souks, souq, market, markets, bazaar
gold: gold, gold souk, jewellery, jewelry, carat, karat, bangles, necklace
spice: spice, spices, spice souk
museum: museum, museums, gallery, galleries
park: park, parks, garden, gardens
desert: desert, safari, dunes
nightlife: nightlife, bar, bars, club, clubs, nightclub, pub, pubs
brunch: brunch, brunches
vegetarian: vegetarian, vegan, veg, pure veg
indian: indian, dosa, thali, biryani
breakfast: breakfast
cheap: cheap, budget, inexpensive, affordable, low budget
luxury: luxury, luxurious, fancy, upscale, high-end, michelin, michelin star, michelin stars, splurge
quiet: quiet, calm, peaceful
indoor: indoor, indoors, inside
weekend-days: which days are the weekend, weekend days, days off, which days off, everyone off, week weekend, everyone is off, official weekend, weekly holiday
sim: sim, sim card, esim, prepaid
plug: plug, plugs, socket, sockets, adapter, adaptor, charger, hair dryer, hairdryer
voltage: voltage, volt, volts
tap-water: tap water, drinking water, water from the tap
language: language, languages, speak, french, tamil, malayalam, bengali, pashto, russian, chinese, filipino, tagalog, which languages
time-zone: time zone, timezone, time difference
country-code: country code, dialling code, dial code
area-code: area code, landline, land line, dialling code, code for dubai, local code
uae-pass: uae pass, uaepass
dubai-now: dubainow, dubai now
offline: offline, without internet, no internet, no connection
app: app, guide, this guide, install, the app
account: account, log in, login
my-data: my data, personal data, privacy, data
delete: delete, erase, remove
export: export, copy of my data, download my data
source: sources, where do the figures, how fresh, up to date, out of date, made up, wrong numbers, reliable, trust, check your facts, where do you get, figures come from
official-site: official site, official government, government site, from the government, run by the government, government app
notification: notification, notifications, alerts
neighbourhood: neighbourhood, neighbourhoods, neighborhood, neighborhoods, district, area, areas, part of town, which area, where to live, live in, areas to live, which part of
population: population, inhabitants, how many people live
rta: rta, roads and transport authority
municipality: municipality
consumer: consumer, consumer protection, shop cheated, seller, refuses to take back, take it back, money back, faulty, defective, broken product, return it, refuses a refund
labour: mohre, labour, labor, employer, ministry of labour, work, job, company, boss, my company, office job, colleague, employee, employees, worker, workers, labourers, laborers, shift, shifts, manager, private sector, offer letter, job offer, recruiter
amer: amer, gdrfa, immigration
flag-fall: flag fall, flagfall, starting fare, start fare, meter start, meter starts
minimum: minimum, least, at least, lowest, smallest
night-rate: by night, at night rate
heat: heat, heatstroke, sunstroke
fog: fog, foggy
scam: scam, scams, fraud, phishing, scammer, legit, otp, code from my sms, fake
cost-of-living: cost of living, living costs
media: media, media rules, content standards
grade: grade, grade 1, fs1, kg1, starting age, first grade, year 1, old enough for school, start school
property: property, properties, home, homes, house, houses
cookies: cookie, cookies, tracker, trackers, tracking, track me, ads
tower: tower, towers, burj, skyscraper
best-time: best time to visit, best time to come, best time of year, best months, which months, which month, when to visit, when should i come, good time to visit, good time to come, best season
`;
