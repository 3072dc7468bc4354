/** The colours of a picture in the light of one hour. `leftFace` is lit in the morning, `rightFace` in the afternoon. */
export const TONE_NAMES = [
  'zenith',
  'sky',
  'horizon',
  'far',
  'near',
  'leftFace',
  'rightFace',
  'rim',
  'dark',
  'glass',
  'ground',
  'groundLine',
  'water',
  'waterGlint',
  'sand',
  'green',
  'gold',
  'pink',
  'accent',
] as const;

export type ToneName = (typeof TONE_NAMES)[number];

export type Keyframe = { hour: number; lights: number; stars: number; tones: string };

/** Tones by hour in Dubai, in the order of `TONE_NAMES`. Hours between two keyframes are mixed. */
export const KEYFRAMES: readonly [Keyframe, ...Keyframe[]] = [
  {
    hour: 0,
    lights: 1,
    stars: 1,
    tones:
      '0a1022 142344 355c84 1f3559 14223f 4a6092 2b3c68 9db0d6 0a1020 5e76a8 0e1730 18254a 10203e 2c4a78 4a4a5e 1c3b3e b08a4e 8f6a86 4fa3ae',
  },
  {
    hour: 5,
    lights: 1,
    stars: 0.8,
    tones:
      '0c1429 1c2e55 4a5e86 243a5f 172645 4a5f90 2c3c68 93a6ce 0b1222 566c9c 10193a 1b2950 13244a 36558a 4f4d60 1e3e40 b08a4e 93708a 4fa3ae',
  },
  {
    hour: 5.9,
    lights: 0.8,
    stars: 0.25,
    tones:
      '2a3e6e 8a7c9c e8b7a0 7a7597 4a4c74 b99aa0 52517c e9c6b2 262a48 8e95b4 3b3d5e 4c4d70 4a5f8c c9a6a8 9c8688 3d5a58 c99c5c c08c9c 5fa9b0',
  },
  {
    hour: 6.7,
    lights: 0.3,
    stars: 0,
    tones:
      '4c6ea6 d9a8a4 fce2c0 c3a9ac 8e8299 fbddbc 77749a fff1dc 3c3f5e aeb9cb a79490 8d8090 7a9abb f0c9b4 e6c9a4 55806c dfae63 e09c9c 3f97a0',
  },
  {
    hour: 8.6,
    lights: 0,
    stars: 0,
    tones:
      '5c9fcb a5cfe0 f6ecd6 b9cdd3 8fabb7 fff3df afb9c4 ffffff 34505f 93b4c4 decdae cdb893 3f94ac 9cd0d8 f0ddb4 4f8e68 ddaf62 e89da0 14808c',
  },
  {
    hour: 12.4,
    lights: 0,
    stars: 0,
    tones:
      '62afcf a6d6e3 eaf4ef b5d2d8 8db2bc fffbf2 c7d3d6 ffffff 2e4c57 8db6c3 e6d9bb d6c49c 2a93a4 8dd0d4 f3e4bf 4c9169 ddb162 ee9fa4 0b7e88',
  },
  {
    hour: 15.8,
    lights: 0,
    stars: 0,
    tones:
      '5aa0c6 afd0d8 f6e6c8 bcc8c6 94a6a8 bbc3c6 ffefd4 fffaec 38505a 95b2bc dfcba2 cbb387 36899c a5cfcb efd8a8 538b61 e0ac58 e99a98 1a7c85',
  },
  {
    hour: 17.4,
    lights: 0.8,
    stars: 0.05,
    tones:
      '2c3264 98577c f8ac6b 8b5a76 553e69 65507c f6b482 ffddb0 231a3c 7a6690 33284c 473661 5e4c7c f2ac7c b27e66 37474e e0994c d8808a 3f8c98',
  },
  {
    hour: 18.2,
    lights: 1,
    stars: 0.35,
    tones:
      '151c42 46406f b9728a 4b416e 2c2b52 4c4672 7a5a80 c99ba6 14132e 6a6496 1c1b3a 2b2950 2e3260 9a6c90 6e5a6c 24404a c08a4c ae7590 4496a2',
  },
  {
    hour: 19.4,
    lights: 1,
    stars: 1,
    tones:
      '0b1228 182a50 3f648c 243b60 162443 4a6092 2d3e6a 9db0d6 0a1020 5e76a8 0f1833 19274d 12234a 315080 4b4b60 1c3b3e b08a4e 916c88 4fa3ae',
  },
  {
    hour: 24,
    lights: 1,
    stars: 1,
    tones:
      '0a1022 142344 355c84 1f3559 14223f 4a6092 2b3c68 9db0d6 0a1020 5e76a8 0e1730 18254a 10203e 2c4a78 4a4a5e 1c3b3e b08a4e 8f6a86 4fa3ae',
  },
];
