-- Fields without an effect (docs/decisions/0068-preferences-without-an-effect.md) leave the stored preferences. The version and
-- the time of a row stay, because for devices nothing changes.
update user_preferences set data = data - case category
  when 'notifications' then array['sms', 'marketing']
  when 'contentPreferences' then array['autoPlayVideos']
  else array['profileVisibility', 'analyticsOptIn', 'marketingOptIn']
end
where (category = 'notifications' and data ?| array['sms', 'marketing'])
  or (category = 'contentPreferences' and data ?| array['autoPlayVideos'])
  or (category = 'privacyPreferences' and data ?| array['profileVisibility', 'analyticsOptIn', 'marketingOptIn']);
